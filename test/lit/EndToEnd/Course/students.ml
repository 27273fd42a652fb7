(* A program of a first course.
   RUN: %everywhere %s
*)
(* Records, functional update, sorting by several keys, labels.
   The class list of an imaginary school. *)

type group = Morning | Afternoon | Evening

type student = {
  name : string;
  age : int;
  group : group;
  marks : int list;
}

let student ?(group = Morning) ?(marks = []) ~age name = { name; age; group; marks }

let klass = [
  student "Nora" ~age:19 ~marks:[14; 9; 16];
  student "Ivan" ~age:22 ~group:Evening ~marks:[8; 11];
  student "Lena" ~age:19 ~group:Afternoon ~marks:[17; 18; 12; 15];
  student "Omar" ~age:20 ~marks:[10; 10; 10];
  student "Zoe" ~age:21 ~group:Evening;
  student "Paul" ~age:22 ~group:Afternoon ~marks:[5; 7; 12];
]

let sum = List.fold_left ( + ) 0

let average { marks; _ } =
  match marks with
  | [] -> None
  | l -> Some (float (sum l) /. float (List.length l))

let group_name = function
  | Morning -> "morning"
  | Afternoon -> "afternoon"
  | Evening -> "evening"

let show s =
  Printf.printf "%-6s %d %-10s %-14s %s\n" s.name s.age (group_name s.group)
    (String.concat "," (List.map string_of_int s.marks))
    (match average s with None -> "  -" | Some a -> Printf.sprintf "%5.2f" a)

let title t =
  print_newline ();
  print_endline t;
  print_endline (String.map (fun _ -> '-') t)

let birthday s = { s with age = s.age + 1 }
let add_mark m s = { s with marks = m :: s.marks }
let move ~to_:group s = { s with group }

let update ~name ~f l =
  if not (List.exists (fun s -> s.name = name) l) then raise Not_found;
  List.map (fun s -> if s.name = name then f s else s) l

let by key a b = compare (key a) (key b)
let ( <+> ) cmp1 cmp2 a b = match cmp1 a b with 0 -> cmp2 a b | c -> c
let descending cmp a b = cmp b a

let group_by key l =
  List.fold_left
    (fun acc x ->
      let k = key x in
      match List.assoc_opt k acc with
      | None -> (k, [x]) :: acc
      | Some xs -> (k, x :: xs) :: List.remove_assoc k acc)
    [] l
  |> List.map (fun (k, xs) -> (k, List.rev xs))
  |> List.sort compare

let () =
  title "As entered";
  List.iter show klass;
  title "By age, then by name backwards";
  klass
  |> List.sort (by (fun s -> s.age) <+> descending (by (fun s -> s.name)))
  |> List.iter show;
  title "Best first";
  klass |> List.stable_sort (descending (by average)) |> List.iter show;
  title "By group";
  group_by (fun s -> s.group) klass
  |> List.iter (fun (g, l) ->
      Printf.printf "%s: %s\n" (group_name g)
        (String.concat ", " (List.map (fun { name; _ } -> name) l)));
  title "After some changes";
  let klass' =
    klass
    |> update ~name:"Zoe" ~f:(add_mark 20)
    |> update ~name:"Paul" ~f:birthday
    |> update ~f:(move ~to_:Evening) ~name:"Omar"
  in
  List.iter2 (fun s s' -> if s <> s' then (show s; show s')) klass klass';
  let unchanged = List.filter (fun (a, b) -> a == b) (List.combine klass klass') in
  Printf.printf "%d records are shared\n" (List.length unchanged);
  title "Statistics";
  let avgs = List.filter_map average klass in
  Printf.printf "mean of means %.3f\n" (List.fold_left ( +. ) 0. avgs /. float (List.length avgs));
  let young, old = List.partition (fun s -> s.age < 21) klass in
  Printf.printf "%d young, %d old\n" (List.length young) (List.length old);
  let names, ages = List.split (List.map (fun s -> (s.name, s.age)) klass) in
  Printf.printf "oldest age %d, last name %s\n" (List.fold_left max 0 ages)
    (List.fold_left max "" names);
  match update ~name:"Nobody" ~f:Fun.id klass with
  | _ -> ()
  | exception Not_found -> print_endline "Nobody is not in the class"

(* >>> output

As entered
----------
Nora   19 morning    14,9,16        13.00
Ivan   22 evening    8,11            9.50
Lena   19 afternoon  17,18,12,15    15.50
Omar   20 morning    10,10,10       10.00
Zoe    21 evening                     -
Paul   22 afternoon  5,7,12          8.00

By age, then by name backwards
------------------------------
Nora   19 morning    14,9,16        13.00
Lena   19 afternoon  17,18,12,15    15.50
Omar   20 morning    10,10,10       10.00
Zoe    21 evening                     -
Paul   22 afternoon  5,7,12          8.00
Ivan   22 evening    8,11            9.50

Best first
----------
Lena   19 afternoon  17,18,12,15    15.50
Nora   19 morning    14,9,16        13.00
Omar   20 morning    10,10,10       10.00
Ivan   22 evening    8,11            9.50
Paul   22 afternoon  5,7,12          8.00
Zoe    21 evening                     -

By group
--------
morning: Nora, Omar
afternoon: Lena, Paul
evening: Ivan, Zoe

After some changes
------------------
Omar   20 morning    10,10,10       10.00
Omar   20 evening    10,10,10       10.00
Zoe    21 evening                     -
Zoe    21 evening    20             20.00
Paul   22 afternoon  5,7,12          8.00
Paul   23 afternoon  5,7,12          8.00
3 records are shared

Statistics
----------
mean of means 11.200
3 young, 3 old
oldest age 22, last name Zoe
Nobody is not in the class
<<< *)
