(* `==` and `!=` compare addresses. Values that are no objects are compared as by
   `=`. Objects that may change keep their identity through all optimizations.
   RUN: %everywhere %s
*)
type node = { mutable next : node option; v : int }
let b x = print_string (if x then "t" else "f")
let r1 = ref 0 and r2 = ref 0
let a = [|1;2|] and a' = [|1;2|]
let n1 = { next = None; v = 1 } let n2 = { next = None; v = 1 }
let rec memq x = function [] -> false | y :: l -> x == y || memq x l
type color = Red | Green
let () =
  b (r1 == r2); b (r1 == r1); b (r1 != r2);
  b (a == a'); b (a == a); b (n1 == n2); b (n1 == n1);
  b (memq r1 [r2; r1]); b (memq n2 [n1]); b (memq 3 [1;2;3]); b (memq 'x' ['x']);
  b (Red == Red); b (Red != Green); b (() == ()); b (None == None); b (true == false);
  let f x = x + 1 in b (f == f);
  let l = [1;2] in b (l == l); b (l == List.tl (0 :: l));
  b (Some 1 == None); b ((1,2) == (1,2));
  n1.next <- Some n2; n2.next <- Some n1;
  (match n1.next with Some m -> b (m == n2); (match m.next with Some k -> b (k == n1); b (k != n1) | None -> ()) | None -> ());
  if r1 != r1 || not (r1 == r2) then print_string "ok";
  print_newline ()

(* References that are compared are not taken apart, even where nothing else is
   known of them. *)
let pick c x y = if c then x else y
let count = ref 0
let () =
  let p = ref 1 and q = ref 1 in
  for i = 0 to 3 do
    let r = pick (i mod 2 = 0) p q in
    if r == p then incr count;
    r := !r + i;
    if r != q then count := !count + 10
  done;
  print_int (!count + !p * 100 + !q * 1000);
  print_newline ();
  let rows = Array.make 2 (Array.make 2 0) in
  let copy = Array.map Array.copy rows in
  b (rows.(0) == rows.(1)); b (copy.(0) == copy.(1)); b (rows.(0) = copy.(1));
  print_newline ()

(* Union-find with nodes. *)
type set = { mutable parent : set option; name : string }
let make name = { parent = None; name }
let rec find s = match s.parent with None -> s | Some p -> let r = find p in s.parent <- Some r; r
let union a b = let a = find a and b = find b in if a != b then a.parent <- Some b
let () =
  let x = make "x" and y = make "y" and z = make "z" in
  union x y; union y x;
  b (find x == find y); b (find x == find z);
  union x z;
  b (find y == find z); print_string (find x).name;
  print_newline ()

(* >>> output
fttftfttfttttttftttffttfok
5322
tft
tftz
<<< *)
