(* A program of a first course.
   RUN: %everywhere %s
*)
(* Towers of Hanoi with real stacks *)

exception Illegal of int * int;;

let pegs = Array.init 3 (fun _ -> Stack.create ());;
let moves = ref 0;;

let setup n =
  Array.iter Stack.clear pegs;
  moves := 0;
  for d = n downto 1 do
    Stack.push d pegs.(0)
  done;;

let contents s = List.rev (List.of_seq (Stack.to_seq s));;

let show () =
  pegs
  |> Array.mapi (fun i s ->
      Printf.sprintf "%c:%s" (Char.chr (i + Char.code 'A'))
        (String.concat "" (List.map string_of_int (contents s))))
  |> Array.to_list
  |> String.concat "  "
  |> print_endline;;

let move a b =
  let disk = Stack.pop pegs.(a) in
  (match Stack.top_opt pegs.(b) with
   | Some d when d < disk ->
     Stack.push disk pegs.(a);
     raise (Illegal (disk, d))
   | Some _ | None -> ());
  Stack.push disk pegs.(b);
  incr moves;;

let rec hanoi ?(trace = false) n ~src ~dst ~tmp =
  if n > 0 then begin
    hanoi ~trace (n - 1) ~src ~dst:tmp ~tmp:dst;
    move src dst;
    if trace then (Printf.printf "%2d. " !moves; show ());
    hanoi ~trace (n - 1) ~src:tmp ~dst ~tmp:src
  end;;

print_endline "three disks:";;
setup 3;;
show ();;
hanoi ~trace:true 3 ~src:0 ~dst:2 ~tmp:1;;

print_endline "counting:";;
for n = 1 to 10 do
  setup n;
  hanoi n ~src:0 ~tmp:1 ~dst:2;
  assert (!moves = (1 lsl n) - 1);
  assert (Stack.length pegs.(2) = n);
  Printf.printf "%2d disks, %4d moves\n" n !moves
done;;

(* iterative version: always the smallest disk, then the only legal move *)
let iterative n =
  setup n;
  let small = ref 0 in
  let step = if n mod 2 = 0 then 1 else 2 in
  while Stack.length pegs.(2) < n do
    let next = (!small + step) mod 3 in
    move !small next;
    small := next;
    let a = (!small + 1) mod 3 and b = (!small + 2) mod 3 in
    match Stack.top_opt pegs.(a), Stack.top_opt pegs.(b) with
    | None, None -> ()
    | Some _, None -> move a b
    | None, Some _ -> move b a
    | Some x, Some y -> if x < y then move a b else move b a
  done;;

print_endline "without recursion:";;
List.iter (fun n -> iterative n; Printf.printf "%d disks, %d moves, " n !moves; show ()) [1; 4; 7];;

print_endline "mistakes:";;
setup 3;;
move 0 1;;
(try move 0 1 with Illegal (d, d') -> Printf.printf "%d cannot go over %d\n" d d');;
show ();;
(try move 2 0 with Stack.Empty -> print_endline "there is nothing on C");;
show ();;

(* >>> output
three disks:
A:321  B:  C:
 1. A:32  B:  C:1
 2. A:3  B:2  C:1
 3. A:3  B:21  C:
 4. A:  B:21  C:3
 5. A:1  B:2  C:3
 6. A:1  B:  C:32
 7. A:  B:  C:321
counting:
 1 disks,    1 moves
 2 disks,    3 moves
 3 disks,    7 moves
 4 disks,   15 moves
 5 disks,   31 moves
 6 disks,   63 moves
 7 disks,  127 moves
 8 disks,  255 moves
 9 disks,  511 moves
10 disks, 1023 moves
without recursion:
1 disks, 1 moves, A:  B:  C:1
4 disks, 15 moves, A:  B:  C:4321
7 disks, 127 moves, A:  B:  C:7654321
mistakes:
2 cannot go over 1
A:32  B:1  C:
there is nothing on C
A:32  B:1  C:
<<< *)
