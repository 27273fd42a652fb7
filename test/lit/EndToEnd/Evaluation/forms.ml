(* Each operand prints its number: the order is that of OCaml.
   RUN: %everywhere %s
*)
let p n v = print_int n; print_char ' '; v
let line s = print_newline (); print_string s; print_string ": "
let ign x = ignore x
type r = { a : int; mutable b : int; c : int }
type fr = { fa : float; fb : float }
type t = C of int * int | D of { x : int; y : int } | E0
exception Ex of int * int
let f2 a b = a + b
let f3 a b c = a + b + c
let fl ~x ~y = x - y
let fo ?(x = 1) ?(y = 2) z = x + y + z
let curried a = fun b -> a + b
let two a = print_string "body "; fun b -> a + b
let () =
  line "int +"; ign (p 1 1 + p 2 2);
  line "int chain"; ign (p 1 1 + p 2 2 * p 3 3 - p 4 4);
  line "float +"; ign (p 1 1.0 +. p 2 2.0 *. p 3 3.0);
  line "compare int <"; ign (p 1 1 < p 2 2);
  line "compare poly ="; ign (p 1 "a" = p 2 "b");
  line "^"; ign (p 1 "a" ^ p 2 "b" ^ p 3 "c");
  line "mod /"; ign (p 1 7 mod p 2 2 / p 3 1);
  line "**"; ign (p 1 7.0 ** p 2 2.0);
  line "&&"; ign (p 1 true && p 2 true);
  line "||"; ign (p 1 false || p 2 true);
  line "tuple"; ign (p 1 1, p 2 2, p 3 3);
  line "constructor"; ign (C (p 1 1, p 2 2));
  line "cons"; ign (p 1 1 :: p 2 2 :: p 3 []);
  line "list"; ign [p 1 1; p 2 2; p 3 3];
  line "array"; ign [|p 1 1; p 2 2; p 3 3|];
  line "float array"; ign [|p 1 1.; p 2 2.; p 3 3.|];
  line "record"; ign { c = p 1 1; b = p 2 2; a = p 3 3 };
  line "record abc"; ign { a = p 1 1; b = p 2 2; c = p 3 3 };
  line "float record"; ign { fb = p 1 1.; fa = p 2 2. };
  line "record with"; ign { (p 1 {a=1;b=2;c=3}) with c = p 2 2; b = p 3 3 };
  line "record with all but one"; ign { (p 1 {a=1;b=2;c=3}) with a = p 2 2; b = p 3 3 };
  line "record with one"; ign { (p 1 {a=1;b=2;c=3}) with b = p 3 3 };
  line "inline record"; ign (D { y = p 1 1; x = p 2 2 });
  line "call known"; ign (f2 (p 1 1) (p 2 2));
  line "call 3"; ign (f3 (p 1 1) (p 2 2) (p 3 3));
  line "call function expr"; ign ((p 0 f3) (p 1 1) (p 2 2) (p 3 3));
  line "over-application"; ign ((p 0 two) (p 1 1) (p 2 2));
  line "over-application known"; ign (two (p 1 1) (p 2 2));
  line "partial"; ign (f3 (p 1 1) (p 2 2));
  line "partial expr"; ign ((p 0 f3) (p 1 1) (p 2 2));
  line "labels in order"; ign (fl ~x:(p 1 1) ~y:(p 2 2));
  line "labels swapped"; ign (fl ~y:(p 1 1) ~x:(p 2 2));
  line "optional"; ign (fo ~x:(p 1 1) ~y:(p 2 2) (p 3 3));
  line "optional swapped"; ign (fo (p 1 3) ~y:(p 2 1) ~x:(p 3 2));
  line "optional omitted"; ign (fo ~y:(p 2 1) (p 1 3));
  line "label partial"; ign (fl ~y:(p 1 1));
  line "label partial 2"; ign ((p 0 fo) ~y:(p 1 1));
  line "|>"; ign (p 1 1 |> p 2 succ);
  line "@@"; ign (p 1 succ @@ p 2 1);
  line "a.(i)"; ign ((p 1 [|1;2|]).(p 2 0));
  line "a.(i) <- v"; (p 1 [|1;2|]).(p 2 0) <- p 3 3;
  line "r.x <- v"; (p 1 {a=1;b=2;c=3}).b <- p 2 2;
  line ":="; (p 1 (ref 0)) := p 2 2;
  line "Array.make"; ign (Array.make (p 1 1) (p 2 2));
  line "Array.get"; ign (Array.get (p 1 [|1|]) (p 2 0));
  line "Array.set"; ign (Array.set (p 1 [|1|]) (p 2 0) (p 3 1));
  line "for"; for i = p 1 1 to p 2 2 do ign i done;
  line "for downto"; for i = p 1 2 downto p 2 1 do ign i done;
  line "match tuple"; (match p 1 1, p 2 2 with 1, x -> ign x | _ -> ());
  line "match tuple as"; (match p 1 1, p 2 2 with (1, x) as q -> ign (x, q) | _ -> ());
  line "match tuple var"; (match p 1 1, p 2 2 with q -> ign q);
  line "match constr"; (match C (p 1 1, p 2 2) with C (a, b) -> ign (a + b) | _ -> ());
  line "match nested tuple"; (match (p 1 1, p 2 2), p 3 3 with (a, b), c -> ign (a + b + c));
  line "try tuple"; (try ign (p 1 1, p 2 2) with Not_found -> ());
  line "match exn"; (match p 1 1, p 2 2 with (a, b) -> ign (a+b) | exception Not_found -> ());
  line "let tuple"; (let (a, b) = (p 1 1, p 2 2) in ign (a + b));
  line "let tuple _"; (let (a, _) = (p 1 1, p 2 2) in ign a);
  line "let nested"; (let ((a, b), c) = ((p 1 1, p 2 2), p 3 3) in ign (a + b + c));
  line "let constr"; (let C (a, b) = C (p 1 1, p 2 2) in ign (a + b));
  line "let and"; (let a = p 1 1 and b = p 2 2 in ign (a + b));
  line "raise"; (try raise (Ex (p 1 1, p 2 2)) with Ex _ -> ());
  line "printf"; Printf.printf "[%d %d]" (p 1 1) (p 2 2);
  line "sprintf"; ign (Printf.sprintf "[%d %d]" (p 1 1) (p 2 2));
  line "printf %s %a"; Printf.printf "[%s %f]" (p 1 "x") (p 2 2.);
  line "if"; ign (if p 1 true then p 2 2 else 3);
  line "string concat fn"; ign (String.concat (p 1 ",") (p 2 []));
  line "!r + (r := ..)"; (let r = ref 1 in ign (p !r !r + (r := 5; 1)));
  line "a.(0) + set"; (let r = [|1|] in ign (p r.(0) r.(0) + (r.(0) <- 5; 1)));
  line "lazy"; ign (Lazy.force (p 1 (lazy (p 2 1 + p 3 3))));
  line "let in operand"; ign ((let a = p 1 1 in a + p 2 2) + p 3 3);
  line "min max"; ign (min (p 1 1) (p 2 2));
  line "fst"; ign (fst (p 1 1, p 2 2));
  line "not eq"; ign (p 1 1 <> p 2 2);
  line "seq"; ign ((ign (p 1 1); p 2 2) + p 3 3);
  line "neg"; ign (- (p 1 1) + ~- (p 2 2));
  line "div by zero"; (try ign (p 1 1 / (p 2 0) + p 3 3) with Division_by_zero -> print_string "dz");
  line "bounds vs print"; (try ign ([|1|].(p 1 5) + p 2 2) with Invalid_argument _ -> print_string "ib");
  line "raise order"; (try ign ((if p 1 true then raise Not_found else 1) + (if p 2 true then failwith "x" else 2)) with Not_found -> print_string "nf" | Failure _ -> print_string "f");
  line "assignment raise"; (try [|1|].(p 1 5) <- p 2 2 with Invalid_argument _ -> print_string "ib");
  line "fun"; ign ((fun a b -> a + b) (p 1 1) (p 2 2));
  line "fun partial"; ign ((fun a -> print_string "in "; fun b -> a + b) (p 1 1) (p 2 2));
  line "external"; ign (float_of_int (p 1 1) +. float_of_int (p 2 2));
  line "ref"; ign (ref (p 1 1), ref (p 2 2));
  line "while"; (let n = ref 0 in while p 1 !n < p 2 1 do incr n done);
  line "let rec fn"; (let rec g a b = a + b in ign (g (p 1 1) (p 2 2)))

let () = print_newline ()

(* >>> output

int +: 2 1 
int chain: 4 3 2 1 
float +: 3 2 1 
compare int <: 2 1 
compare poly =: 2 1 
^: 3 2 1 
mod /: 3 2 1 
**: 2 1 
&&: 1 2 
||: 1 2 
tuple: 3 2 1 
constructor: 2 1 
cons: 3 2 1 
list: 3 2 1 
array: 3 2 1 
float array: 3 2 1 
record: 1 2 3 
record abc: 3 2 1 
float record: 1 2 
record with: 1 2 3 
record with all but one: 1 3 2 
record with one: 1 3 
inline record: 1 2 
call known: 2 1 
call 3: 3 2 1 
call function expr: 3 2 1 0 
over-application: 2 1 0 body 
over-application known: 2 1 body 
partial: 2 1 
partial expr: 2 1 0 
labels in order: 2 1 
labels swapped: 1 2 
optional: 3 2 1 
optional swapped: 1 2 3 
optional omitted: 1 2 
label partial: 1 
label partial 2: 0 1 
|>: 1 2 
@@: 2 1 
a.(i): 2 1 
a.(i) <- v: 3 2 1 
r.x <- v: 2 1 
:=: 2 1 
Array.make: 2 1 
Array.get: 2 1 
Array.set: 3 2 1 
for: 1 2 
for downto: 1 2 
match tuple: 1 2 
match tuple as: 1 2 
match tuple var: 1 2 
match constr: 2 1 
match nested tuple: 2 1 3 
try tuple: 2 1 
match exn: 2 1 
let tuple: 2 1 
let tuple _: 2 1 
let nested: 3 2 1 
let constr: 2 1 
let and: 1 2 
raise: 2 1 
printf: 2 1 [1 2]
sprintf: 2 1 
printf %s %a: 2 1 [x 2.000000]
if: 1 2 
string concat fn: 2 1 
!r + (r := ..): 5 
a.(0) + set: 5 
lazy: 1 3 2 
let in operand: 3 1 2 
min max: 2 1 
fst: 2 1 
not eq: 2 1 
seq: 3 1 2 
neg: 2 1 
div by zero: 3 2 1 dz
bounds vs print: 2 1 ib
raise order: 2 f
assignment raise: 2 1 ib
fun: 2 1 
fun partial: 2 1 in 
external: 2 1 
ref: 2 1 
while: 2 1 2 1 
let rec fn: 2 1 
<<< *)
