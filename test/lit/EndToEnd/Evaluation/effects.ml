(* Effects of calls: patterns that fail or read mutable fields, bytes, and builtins that
   are called with some of their arguments.
   RUN: %everywhere %s
*)
let p x = print_int x; x
let s x = print_string x; x
let line () = print_newline ()
let r = ref 1

(* Patterns of definitions. *)
let get r = let { contents = x } = r in x
let first l = let [ x ] = l in x
let second a = let [| _; x |] = a in x
let () =
  print_int ((get r * 10) + (r := 5; 1)); line ();
  print_int ((let { contents = x } = r in x) + (r := 7; 1)); line ();
  (try print_int (first [] + (print_int 1; 2)) with Match_failure _ -> print_string "failure"); line ();
  (try print_int (second [| 1 |] + p 3) with Match_failure _ -> print_string "failure"); line ();
  let a = [| 1; 2 |] in
  print_int (second a + (a.(1) <- 5; 1)); line ()

(* Bytes change, strings do not. *)
let () =
  let b = Bytes.of_string "abc" and c = Bytes.of_string "abc" in
  print_string (Bytes.to_string (fst (Bytes.cat b c, (Bytes.set b 0 'y'; 0)))); line ();
  print_int ((if Bytes.equal b c then 1 else 2) + (Bytes.set c 0 'y'; 0)); line ();
  print_int (Bytes.length (Bytes.sub b 0 2) + Bytes.compare b c + (Bytes.set b 1 'x'; 0)); line ()

(* Arguments that follow others. *)
let () =
  ignore (p 1 |> max (p 2)); line ();
  ignore (min (p 1) @@ p 2); line ();
  ignore ((max (p 1)) (p 2)); line ();
  print_string (p 1 |> Printf.sprintf "%d%d" (p 2)); line ();
  print_string (Printf.sprintf "%d%S" (p 2) @@ s "a"); line ()

let ( let* ) x f = f x
let ( and* ) a b = print_string "and "; (a, b)
let () = let* a = p 1 and* b = p 2 and* c = p 3 in print_int (a + b + c); line ()

type pair = int option * int option
let some x = Some (p x)
let () = let (Some a, Some b) = ((some 1, some 2) : pair) in print_int (a + b); line ()

(* Recursive functions whose effects are in another one, or in what they are passed. *)
let count = ref 0
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = incr count; if n = 0 then false else even (n - 1)
let apply f x = f x
let rec tree n = if n = 0 then !count else tree (n - 1) + tree (n - 1)
let () =
  Printf.printf "%d\n" (!count + (if even 3 then 1 else 0));
  Printf.printf "%d\n" (apply (fun x -> incr count; x) 1 + !count);
  Printf.printf "%d\n" (tree 2 + (count := 10; 0));
  let local n = let rec go n = if n = 0 then (incr count; !count) else go (n - 1) in go n in
  Printf.printf "%d\n" ((100 * local 1) + local 2)

(* >>> output
51
8
1failure
3failure
6
ybcabc
1
3
12
21
21
1221
a22"a"
12and 3and 6
123
2
3
40
1211
<<< *)
