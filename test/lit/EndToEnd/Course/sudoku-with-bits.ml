(* A program of a first course.
   RUN: %everywhere %s
*)
(* Sudoku by backtracking, choosing the most constrained cell. *)

exception Solved
exception Invalid_grid of string

let parse s =
  if String.length s <> 81 then
    raise (Invalid_grid (Printf.sprintf "%d characters" (String.length s)));
  Array.init 9 (fun r ->
      Array.init 9 (fun c ->
          match s.[9 * r + c] with
          | '1' .. '9' as ch -> Char.code ch - Char.code '0'
          | '.' | '0' -> 0
          | ch -> raise (Invalid_grid (Printf.sprintf "%C at (%d,%d)" ch r c))))

let print g =
  g |> Array.iteri (fun r row ->
      if r mod 3 = 0 then print_endline "+-------+-------+-------+";
      row |> Array.iteri (fun c v ->
          if c mod 3 = 0 then print_string "| ";
          print_string (if v = 0 then ". " else string_of_int v ^ " "));
      print_endline "|");
  print_endline "+-------+-------+-------+"

(* the digits that can go to (r, c), as a bit set *)
let candidates g r c =
  let used = ref 0 in
  for i = 0 to 8 do
    used := !used lor (1 lsl g.(r).(i)) lor (1 lsl g.(i).(c));
    let br = r / 3 * 3 + i / 3 and bc = c / 3 * 3 + i mod 3 in
    used := !used lor (1 lsl g.(br).(bc))
  done;
  lnot !used land 0b1111111110

let rec bits m = if m = 0 then 0 else (m land 1) + bits (m lsr 1)

let pick g =
  let best = ref None in
  for r = 0 to 8 do
    for c = 0 to 8 do
      if g.(r).(c) = 0 then begin
        let m = candidates g r c in
        let n = bits m in
        match !best with
        | Some (_, _, _, n') when n' <= n -> ()
        | _ -> best := Some (r, c, m, n)
      end
    done
  done;
  !best

let nodes = ref 0

let solve g =
  let rec go () =
    incr nodes;
    match pick g with
    | None -> raise Solved
    | Some (_, _, 0, _) -> ()
    | Some (r, c, m, _) ->
      for d = 1 to 9 do
        if m land (1 lsl d) <> 0 then begin
          g.(r).(c) <- d;
          go ();
          g.(r).(c) <- 0
        end
      done
  in
  nodes := 0;
  match go () with
  | () -> false
  | exception Solved -> true

let valid g =
  let complete l = List.sort compare l = [1; 2; 3; 4; 5; 6; 7; 8; 9] in
  let nine f = List.init 9 f in
  List.for_all complete (nine (fun r -> Array.to_list g.(r)))
  && List.for_all complete (nine (fun c -> nine (fun r -> g.(r).(c))))
  && List.for_all complete
    (nine (fun b -> nine (fun i -> g.(b / 3 * 3 + i / 3).(b mod 3 * 3 + i mod 3))))

let base = String.concat ""
    (List.init 9 (fun r ->
         String.init 9 (fun c ->
             let v = (r * 3 + r / 3 + c) mod 9 + 1 in
             if (r * 5 + c * 7) mod 3 = 0 then Char.chr (v + 48) else '.')))

let () =
  let g = parse base in
  print_endline "to solve:";
  print g;
  if solve g then begin
    Printf.printf "solved in %d nodes, valid: %b\n" !nodes (valid g);
    print g
  end else print_endline "impossible";
  (* break the solution, keep the first five rows *)
  let g' = Array.mapi (fun r row -> if r < 5 then Array.copy row else Array.make 9 0) g in
  Printf.printf "five rows: %b" (solve g');
  Printf.printf " (%d nodes, same solution: %b)\n" !nodes (g = g');
  let bad = Array.make_matrix 9 9 0 in
  for c = 0 to 7 do bad.(0).(c) <- c + 1 done;
  bad.(5).(8) <- 9;
  Printf.printf "contradiction: %b after %d node(s)\n" (solve bad) !nodes;
  List.iter
    (fun s ->
       match parse s with
       | _ -> print_endline "parsed"
       | exception Invalid_grid why -> Printf.printf "invalid grid: %s\n" why)
    [ ""; String.make 81 '.'; String.make 80 '1' ^ "x" ]

(* >>> output
to solve:
+-------+-------+-------+
| 1 . . | 4 . . | 7 . . |
| . 5 . | . 8 . | . 2 . |
| . . 9 | . . 3 | . . 6 |
+-------+-------+-------+
| 2 . . | 5 . . | 8 . . |
| . 6 . | . 9 . | . 3 . |
| . . 1 | . . 4 | . . 7 |
+-------+-------+-------+
| 3 . . | 6 . . | 9 . . |
| . 7 . | . 1 . | . 4 . |
| . . 2 | . . 5 | . . 8 |
+-------+-------+-------+
solved in 55 nodes, valid: true
+-------+-------+-------+
| 1 2 3 | 4 5 6 | 7 8 9 |
| 6 5 7 | 1 8 9 | 3 2 4 |
| 8 4 9 | 2 7 3 | 1 5 6 |
+-------+-------+-------+
| 2 3 4 | 5 6 7 | 8 9 1 |
| 7 6 5 | 8 9 1 | 4 3 2 |
| 9 8 1 | 3 2 4 | 5 6 7 |
+-------+-------+-------+
| 3 1 8 | 6 4 2 | 9 7 5 |
| 5 7 6 | 9 1 8 | 2 4 3 |
| 4 9 2 | 7 3 5 | 6 1 8 |
+-------+-------+-------+
five rows: true (37 nodes, same solution: false)
contradiction: false after 37 node(s)
invalid grid: 0 characters
parsed
invalid grid: 'x' at (8,8)
<<< *)
