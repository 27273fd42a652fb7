(* Parameters and arguments with labels, and optional ones.
   RUN: %everywhere %s
*)
let print n = print_int n; print_newline ()

let range ~first ~last = last - first
let area ~width:w ~height:(h : int) = w * h
let clamp ?(low = 0) ?(high = 10) n = if n < low then low else if n > high then high else n
let show ?prefix n = match prefix with None -> string_of_int n | Some p -> p ^ string_of_int n
let rec sum ?(acc = 0) l = match l with [] -> acc | x :: l -> sum ~acc:(acc + x) l
let twice ~(f : int -> int) x = f (f x)
let make ?name ?(size = 1) () =
  (match name with Some s -> s | None -> "none") ^ string_of_int size
let wrap ?name ?size () = "<" ^ make ?name ?size () ^ ">"

let () =
  (* In any order, and without labels. *)
  print (range ~first:3 ~last:10);
  print (range ~last:10 ~first:3);
  print (range 3 10);
  print (area ~height:2 ~width:5);
  let last = 9 and first = 1 in
  print (range ~last ~first);
  print (twice ~f:(fun x -> x * 3) 2);
  print (twice 2 ~f:succ);

  (* Optional parameters. *)
  print (clamp 50);
  print (clamp ~high:100 50);
  print (clamp 50 ~low:60 ~high:70);
  print (clamp ~low:(-5) (-7));
  print_endline (show 1);
  print_endline (show ~prefix:"#" 1);
  print_endline (show ?prefix:(Some "$") 1);
  print_endline (show ?prefix:None 1);
  print (sum [ 1; 2; 3 ]);
  print_endline (make ());
  print_endline (make ~size:3 ());
  print_endline (wrap ~name:"x" ());
  print_endline (wrap ~size:2 ~name:"y" ())

(* Partial applications. *)
let from_three = range ~first:3
let to_ten = range ~last:10
let limited = clamp ~high:5
let () =
  print (from_three ~last:5);
  print (to_ten ~first:1);
  print (limited 7);
  print (limited ~low:6 4);
  List.iter print (List.map (clamp ~low:2) [ 1; 2; 3 ]);
  List.iter print (List.map (twice ~f:succ) [ 1; 2 ])

(* Functions with labels as values. *)
let apply (g : first:int -> last:int -> int) = g ~last:4 ~first:1
let call ~f x = f ~x ~y:2
let () =
  print (apply range);
  print (apply (fun ~first ~last -> first * last));
  print (call ~f:(fun ~x ~y -> x + y) 40);
  let compare ~by a b = compare (by a) (by b) in
  List.iter print (List.sort (compare ~by:(fun x -> -x)) [ 1; 3; 2 ])

(* Polymorphic functions, patterns, and a default that uses other parameters. *)
let pair ~left:(a, b) ?(swap = false) ?(extra = a) () = if swap then (b, a, extra) else (a, b, extra)
let fold ~f ~init l = List.fold_left f init l
let () =
  let a, b, c = pair ~left:(1, 2) () in
  print (a + 10 * b + 100 * c);
  let a, b, c = pair ~swap:true ~extra:7 ~left:(1, 2) () in
  print (a + 10 * b + 100 * c);
  print (fold ~init:0 ~f:( + ) [ 1; 2; 3 ]);
  print_endline (fold [ "a"; "b" ] ~init:"" ~f:( ^ ));
  let size = 4 in
  print (let f ?(size = size) () = size in f () + f ~size:1 ());
  let default = Option.value ~default:3 in
  print (Option.value (Some 1) ~default:0 + default None)

type 'a visitor = { visit : depth:int -> ?label:string -> 'a -> unit }
let v = { visit = (fun ~depth ?(label = "-") n -> print_endline (label ^ string_of_int (depth + n))) }
let () = v.visit ~depth:1 2; v.visit 3 ~label:"+" ~depth:4

(* >>> output
7
7
7
10
8
18
4
10
50
60
-5
1
#1
$1
1
6
none1
none3
<x1>
<y2>
2
9
5
6
2
2
3
3
4
3
4
42
3
2
1
121
712
6
ab
5
4
-3
+7
<<< *)
