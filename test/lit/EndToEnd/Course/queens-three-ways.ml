(* A program of a first course.
   RUN: %everywhere %s
*)
let printf = Printf.printf

(* The n queens, three ways. *)

(* 1. lists: a partial solution is the list of columns, last row first *)
let queens_list n =
  let safe c cs =
    let rec ok d = function
      | [] -> true
      | c' :: rest -> c <> c' && abs (c - c') <> d && ok (d + 1) rest
    in ok 1 cs
  in
  let rec place k =
    if k = 0 then [[]]
    else
      place (k - 1)
      |> List.concat_map (fun cs ->
          List.init n Fun.id
          |> List.filter (fun c -> safe c cs)
          |> List.map (fun c -> c :: cs))
  in place n

(* 2. arrays and an exception to stop at the first one *)
exception Found of int array

let queens_first n =
  let q = Array.make n (-1) in
  let col = Array.make n false in
  let d1 = Array.make (2 * n) false in
  let d2 = Array.make (2 * n) false in
  let rec go i =
    if i = n then raise (Found (Array.copy q));
    for c = 0 to n - 1 do
      if not (col.(c) || d1.(i + c) || d2.(i - c + n)) then begin
        let set b = col.(c) <- b; d1.(i + c) <- b; d2.(i - c + n) <- b in
        set true;
        q.(i) <- c;
        go (i + 1);
        set false
      end
    done in
  try go 0; None with Found s -> Some s

(* 3. bits: only counting *)
let queens_bits n =
  let full = (1 lsl n) - 1 in
  let rec count cols left right =
    if cols = full then 1
    else begin
      let free = ref (full land lnot (cols lor left lor right)) in
      let total = ref 0 in
      while !free <> 0 do
        let bit = !free land (- !free) in
        free := !free lxor bit;
        total := !total
          + count (cols lor bit) ((left lor bit) lsl 1) ((right lor bit) lsr 1)
      done;
      !total
    end
  in count 0 0 0

let draw s =
  let n = Array.length s in
  Array.iter (fun c ->
      let row = Bytes.make n '.' in
      Bytes.set row c 'Q';
      print_endline ("   " ^ Bytes.to_string row)) s

let () =
  for n = 1 to 6 do
    let sols = queens_list n in
    printf "n = %d: %d solution(s)" n (List.length sols);
    (match sols with
     | [] -> ()
     | s :: _ -> printf ", e.g. %s" (String.concat "" (List.map string_of_int s)));
    print_newline ()
  done;
  List.iter (fun n ->
      printf "first for %d:\n" n;
      match queens_first n with
      | None -> printf "   none\n"
      | Some s -> draw s) [3; 4; 6; 8];
  for n = 4 to 8 do
    printf "bits %d -> %d\n" n (queens_bits n)
  done

(* >>> output
n = 1: 1 solution(s), e.g. 0
n = 2: 0 solution(s)
n = 3: 0 solution(s)
n = 4: 2 solution(s), e.g. 2031
n = 5: 10 solution(s), e.g. 31420
n = 6: 4 solution(s), e.g. 420531
first for 3:
   none
first for 4:
   .Q..
   ...Q
   Q...
   ..Q.
first for 6:
   .Q....
   ...Q..
   .....Q
   Q.....
   ..Q...
   ....Q.
first for 8:
   Q.......
   ....Q...
   .......Q
   .....Q..
   ..Q.....
   ......Q.
   .Q......
   ...Q....
bits 4 -> 2
bits 5 -> 10
bits 6 -> 4
bits 7 -> 40
bits 8 -> 92
<<< *)
