(* Where `ocamlopt` and `ocaml` differ, the order is that of `ocamlopt`.
   RUN: %everywhere %s --no-ocaml
   RUN: mkdir -p %t && cp %s %t/native.ml
   RUN: cd %t && ocamlopt -w -a native.ml -o native && ./native > ocamlopt.txt
   RUN: %mincaml-llc --interpret native.ml | diff ocamlopt.txt -
*)
let p n v = print_int n; print_char ' '; v
let line s = print_newline (); print_string s; print_string ": "
let ign x = ignore x
type color = Red | Green
type point = { x : int }
let compare_any a b = compare (p 1 a) (p 2 b)
let () =
  line "compare fn"; ign (compare (p 1 1) (p 2 2));
  line "s.[i]"; ign ((p 1 "ab").[p 2 0]);
  line "string set/bytes"; Bytes.set (p 1 (Bytes.make 1 'a')) (p 2 0) (p 3 'b');
  line "compare float"; ign (compare (p 1 1.) (p 2 2.));
  line "compare char"; ign (compare (p 1 'a') (p 2 'b'));
  line "compare bool"; ign (compare (p 1 true) (p 2 false));
  line "compare enum"; ign (compare (p 1 Red) (p 2 Green));
  line "String.get"; ign (String.get (p 1 "ab") (p 2 0));
  line "String.get in +"; ign (Char.code (String.get (p 1 "ab") (p 2 0)) + p 3 3);
  line "Bytes.get"; ign (Bytes.get (p 1 (Bytes.make 2 'a')) (p 2 0));
  line "Bytes.set"; Bytes.set (p 1 (Bytes.make 2 'a')) (p 2 0) (p 3 'c');
  line "compare ()"; ign (compare (p 1 ()) (p 2 ()));
  line "compare, as an argument"; ign (compare_any 1 2);
  line "compare of records"; ign (compare (p 1 { x = 1 }) (p 2 { x = 2 }));
  line "s.[i] = c"; ign ((p 1 "ab").[p 2 0] = p 3 'a');
  print_newline ()

(* A function that is neither a name nor the result of a call comes first. *)
let note n = p n n
let f x y = ignore (note 7); x + y
let id x = x
let r = ref f
let r1 = ref succ
let go h =
  print_int ((ignore (note 1); h) (note 2) (note 3)); print_newline ();
  print_int ((let k = note 1 in ignore k; h) (note 2) (note 3)); print_newline ();
  print_int ((ignore (note 1); f) (note 2) (note 3)); print_newline ();
  print_int ((let k = note 1 in ignore k; f) (note 2) (note 3)); print_newline ();
  print_int ((if note 1 = 1 then f else h) (note 2) (note 3)); print_newline ();
  print_int ((match note 1 with 1 -> f | _ -> h) (note 2) (note 3)); print_newline ();
  print_int ((try ignore (note 1); f with Not_found -> h) (note 2) (note 3)); print_newline ();
  print_int ((id (ignore (note 1); h)) (note 2) (note 3)); print_newline ();
  print_int (note 2 |> !(ignore (note 4); r1)); print_newline ();
  print_int (!(ignore (note 4); r1) @@ note 2); print_newline ();
  print_int (note 2 |> !(ignore (note 4); r) (note 3)); print_newline ();
  print_int (!(ignore (note 4); r) (note 3) @@ note 2); print_newline ();
  print_int ((!(ignore (note 4); r) (note 3)) (note 2)); print_newline ();
  print_int (note 2 |> (ignore (note 4); succ)); print_newline ();
  print_int ((fun x y -> ignore (note 5); x + y) (note 2) (note 3)); print_newline ();
  print_int ((ignore (note 1); fun x y -> ignore (note 5); x + y) (note 2) (note 3)); print_newline ();
  print_int ((fst (h, note 1)) (note 2) (note 3)); print_newline ();
  print_int ((fst (f, note 1)) (note 2) (note 3)); print_newline ();
  print_int (let (k, _) = (h, note 1) in k (note 2) (note 3)); print_newline ();
  r := f; print_int (!r (r := ( + ); note 2) (note 3)); print_newline ();
  r1 := succ; print_int (!r1 (r1 := pred; note 2)); print_newline ();
  let a = [| succ |] in print_int (a.(0) (a.(0) <- pred; note 2)); print_newline ();
  (try print_int ([| succ |].(note 1) (note 2)) with Invalid_argument _ -> print_newline ());
  print_int ((Option.get (Some h)) (note 2) (note 3)); print_newline ();
  print_int ((List.hd [h]) (note 2) (note 3)); print_newline ()
let () = go (f)
let lab ~a ~b = (a * 2) + b
let add a b c = a + b + c
let () =
  print_int ((lab ~b:(note 1)) ~a:(note 2)); print_newline ();
  print_int (fst (add, note 0) (note 1) (note 2) (note 3)); print_newline ()

(* >>> output

compare fn: 1 2 
s.[i]: 1 2 
string set/bytes: 1 2 3 
compare float: 1 2 
compare char: 1 2 
compare bool: 1 2 
compare enum: 1 2 
String.get: 1 2 
String.get in +: 3 1 2 
Bytes.get: 1 2 
Bytes.set: 1 2 3 
compare (): 1 2 
compare, as an argument: 2 1 
compare of records: 2 1 
s.[i] = c: 3 1 2 
1 3 2 7 5
1 3 2 7 5
1 3 2 7 5
1 3 2 7 5
1 3 2 7 5
1 3 2 7 5
1 3 2 7 5
3 2 1 7 5
4 2 3
4 2 3
4 2 3 7 5
4 2 3 7 5
4 2 3 7 5
4 2 3
3 2 5 5
1 3 2 5 5
1 3 2 7 5
1 3 2 7 5
1 3 2 7 5
3 2 7 5
2 3
2 3
1 
3 2 7 5
3 2 7 5
1 2 5
0 3 2 1 6
<<< *)
