(* Arrays of records, and records of arrays.
   RUN: %everywhere %s
*)
type particle = { mutable x : float; mutable v : float; mass : float }
type cell = { mutable alive : bool; mutable age : int }
type student = { id : int; name : string; marks : int array }
type 'a stack = { mutable items : 'a array; mutable top : int; default : 'a }

let step particles dt =
  Array.iter
    (fun p ->
      p.v <- p.v -. (p.x *. dt /. p.mass);
      p.x <- p.x +. (p.v *. dt))
    particles

let energy particles =
  Array.fold_left
    (fun e { x; v; mass } -> e +. (0.5 *. mass *. v *. v) +. (0.5 *. x *. x))
    0.0 particles

let make default = { items = Array.make 1 default; top = 0; default }

let push s x =
  if s.top = Array.length s.items then begin
    let larger = Array.make (2 * s.top) s.default in
    Array.blit s.items 0 larger 0 s.top;
    s.items <- larger
  end;
  s.items.(s.top) <- x;
  s.top <- s.top + 1

let pop s =
  if s.top = 0 then None
  else begin
    s.top <- s.top - 1;
    let x = s.items.(s.top) in
    s.items.(s.top) <- s.default;
    Some x
  end

let evolve cells =
  let n = Array.length cells in
  let neighbours = Array.init n (fun i ->
    (if cells.((i + 1) mod n).alive then 1 else 0)
    + if cells.((i + n - 1) mod n).alive then 1 else 0)
  in
  Array.iteri
    (fun i cell ->
      match cell, neighbours.(i) with
      | { alive = true; _ }, 1 -> cell.age <- cell.age + 1
      | { alive = false; _ }, 1 ->
        cell.alive <- true;
        cell.age <- 0
      | _ -> cell.alive <- false)
    cells

let average s =
  float_of_int (Array.fold_left (+) 0 s.marks) /. float_of_int (Array.length s.marks)

let () =
  let particles = Array.init 3 (fun i -> { x = float_of_int i; v = 0.0; mass = float_of_int (i + 1) }) in
  Printf.printf "%.4f\n" (energy particles);
  for _ = 1 to 50 do step particles 0.1 done;
  Array.iter (fun p -> Printf.printf "%.4f %.4f\n" p.x p.v) particles;
  Printf.printf "%.3f\n" (energy particles);
  let cells = Array.init 16 (fun i -> { alive = i = 8; age = 0 }) in
  for _ = 1 to 5 do
    Array.iter
      (function
        | { alive = false; _ } -> print_char '.'
        | { age; _ } -> print_string (string_of_int age))
      cells;
    print_newline ();
    evolve cells
  done;
  (* Array.make shares one record. *)
  let shared = Array.make 3 { alive = false; age = 1 } in
  shared.(0).age <- 7;
  Printf.printf "%d %d\n" shared.(2).age (Array.length shared);
  let students =
    [| { id = 3; name = "Cleo"; marks = [| 90; 80 |] };
       { id = 1; name = "Abe"; marks = [| 70; 95; 84 |] };
       { id = 2; name = "Bea"; marks = [| 100 |] } |]
  in
  let by f = Array.stable_sort (fun a b -> compare (f a) (f b)) in
  let show () =
    Array.iter (fun { name; id; _ } -> Printf.printf "%s(%d) " name id) students;
    print_newline ()
  in
  by (fun s -> s.id) students;
  show ();
  by (fun s -> -. (average s)) students;
  show ();
  students.(0).marks.(0) <- 0;
  by average students;
  show ();
  students.(1) <- { (students.(1)) with name = "New"; id = students.(1).id * 10 };
  show ();
  let s = make (0, "") in
  List.iteri (fun i name -> push s (i, name)) ["a"; "b"; "c"; "d"; "e"];
  Printf.printf "%d of %d\n" s.top (Array.length s.items);
  let rec drain () =
    match pop s with
    | Some (i, name) ->
      Printf.printf "%d%s " i name;
      drain ()
    | None -> print_newline ()
  in
  drain ();
  let names = Array.map (fun { name; _ } -> name) students in
  print_endline (String.concat " " (Array.to_list names));
  let l = List.map (fun id -> { id; name = string_of_int id; marks = [||] }) [5; 6] in
  Printf.printf "%d %b\n" (Array.length (Array.of_list l)) ((Array.of_list l).(1) = List.nth l 1)
(* >>> output
2.5000
0.0000 0.0000
-0.9095 0.2721
-1.9501 -0.2908
2.516
........0.......
.......0.0......
......0...0.....
.....0.0.0.0....
....0.......0...
7 3
Abe(1) Bea(2) Cleo(3) 
Bea(2) Cleo(3) Abe(1) 
Bea(2) Abe(1) Cleo(3) 
Bea(2) New(10) Cleo(3) 
5 of 8
4e 3d 2c 1b 0a 
Bea New Cleo
2 true
<<< *)
