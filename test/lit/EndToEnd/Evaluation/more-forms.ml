(* More forms, and the library: the order is that of OCaml.
   RUN: %everywhere %s
*)
let p n v = print_int n; print_char ' '; v
let line s = print_newline (); print_string s; print_string ": "
let ign x = ignore x
let fl3 ~x ~y ~z = x - y + z
let fo3 ?(x=1) ~y ~z () = x - y + z
type big = {a:int;b:int;c:int;d:int;e:int;f:int;g:int;h:int;i:int}
let poly_cmp a b = compare (p 1 a) (p 2 b)
type e = A | B
let () =
  line "compare string"; ign (compare (p 1 "a") (p 2 "b"));
  line "compare poly"; ign (poly_cmp 1 2);
  line "compare pair"; ign (compare (p 1 (1,2)) (p 2 (1,2)));
  line "Int.compare"; ign (Int.compare (p 1 1) (p 2 2));
  line "String.compare"; ign (String.compare (p 1 "a") (p 2 "b"));
  line "Float.compare"; ign (Float.compare (p 1 1.) (p 2 2.));
  line "Char.compare"; ign (Char.compare (p 1 'a') (p 2 'b'));
  line "< float"; ign (p 1 1. < p 2 2.);
  line "< string"; ign (p 1 "a" < p 2 "b");
  line "= char"; ign (p 1 'a' = p 2 'b');
  line "= bool"; ign (p 1 true = p 2 false);
  line "= pair"; ign (p 1 (1,2) = p 2 (1,2));
  line "<> enum"; ign (p 1 A <> p 2 B);
  line "lsr"; ign (p 1 1 lsr p 2 2);
  line "asr"; ign (p 1 1 asr p 2 2);
  line "lor"; ign (p 1 1 lor p 2 2);
  line "mod_float"; ign (mod_float (p 1 1.) (p 2 2.));
  line "atan2"; ign (atan2 (p 1 1.) (p 2 2.));
  line "ldexp"; ign (ldexp (p 1 1.) (p 2 2));
  line "copysign"; ign (copysign (p 1 1.) (p 2 2.));
  line "hypot"; ign (hypot (p 1 1.) (p 2 2.));
  line "String.unsafe_get"; ign (String.unsafe_get (p 1 "ab") (p 2 0));
  line "Array.unsafe_get"; ign (Array.unsafe_get (p 1 [|1|]) (p 2 0));
  line "float array get"; ign ((p 1 [|1.|]).(p 2 0));
  line "float array set"; (p 1 [|1.|]).(p 2 0) <- p 3 2.;
  line "Array.length"; ign (Array.length (p 1 [||]) + p 2 2);
  line "String.sub"; ign (String.sub (p 1 "abc") (p 2 1) (p 3 1));
  line "Array.blit"; Array.blit (p 1 [|1|]) (p 2 0) (p 3 [|1|]) (p 4 0) (p 5 1);
  line "List.nth"; ign (List.nth (p 1 [1]) (p 2 0));
  line "@"; ign (p 1 [1] @ p 2 [2]);
  line "partial z y"; ign (fl3 ~z:(p 1 1) ~y:(p 2 2));
  line "partial x z"; ign (fl3 ~x:(p 1 1) ~z:(p 2 2));
  line "partial z x"; ign (fl3 ~z:(p 1 1) ~x:(p 2 2));
  line "partial x y"; ign (fl3 ~x:(p 1 1) ~y:(p 2 2));
  line "partial z"; ign (fl3 ~z:(p 1 1));
  line "partial f z y"; ign ((p 0 fl3) ~z:(p 1 1) ~y:(p 2 2));
  line "partial f x z"; ign ((p 0 fl3) ~x:(p 1 1) ~z:(p 2 2));
  line "partial f x"; ign ((p 0 fl3) ~x:(p 1 1));
  line "full f z y x"; ign ((p 0 fl3) ~z:(p 1 1) ~y:(p 2 2) ~x:(p 3 3));
  line "fo3 ()"; ign (fo3 ~z:(p 1 1) ~y:(p 2 2) (p 3 ()));
  line "fo3 () x"; ign (fo3 ~z:(p 1 1) ~x:(p 4 4) ~y:(p 2 2) (p 3 ()));
  line "fo3 no ()"; ign (fo3 ~z:(p 1 1) ~y:(p 2 2));
  line "fo3 no () x y"; ign (fo3 ~y:(p 1 1) ~x:(p 2 2));
  line "match single"; (match p 1 1, p 2 2 with (x, y) -> ign (x + y));
  line "match 3"; (match p 1 1, p 2 2, p 3 3 with (1, x, _) -> ign x | _ -> ());
  line "match annotated"; (match ((p 1 1, p 2 2) : int * int) with (1, x) -> ign x | _ -> ());
  line "match begin end"; (match begin p 1 1, p 2 2 end with (1, x) -> ign x | _ -> ());
  line "match let tuple"; (match let z = 1 in (p 1 z, p 2 2) with (1, x) -> ign x | _ -> ());
  line "match guard"; (match p 1 1, p 2 2 with (x, y) when x < y -> ign x | _ -> ());
  line "match array"; (match [|p 1 1; p 2 2|] with [|1; x|] -> ign x | _ -> ());
  line "match record"; (match ref (p 1 1), p 2 2 with ({contents = 1}, x) -> ign x | _ -> ());
  line "let () tuple"; (let (), x = p 1 (), p 2 2 in ign x);
  line "let some"; (let(Some a, b) = (Some (p 1 1), p 2 2) in ign (a+b));
  line "let as"; (let (a, b) as q = (p 1 1, p 2 2) in ign (a,b,q));
  line "let q"; (let q = (p 1 1, p 2 2) in ign q);
  line "big with"; (let r = {a=1;b=2;c=3;d=4;e=5;f=6;g=7;h=8;i=9} in ign {(p 0 r) with h = p 1 1; b = p 2 2});
  line "if in operand"; ign ((if p 1 true then p 2 2 else 3) + (if p 3 false then 1 else p 4 4));
  line "nested call"; ign (max (min (p 1 1) (p 2 2)) (min (p 3 3) (p 4 4)));
  line "pipe 2"; ign (p 1 1 |> p 2 (fun a -> p 3 a) |> p 4 (fun b -> b));
  line "pipe args"; ign (p 1 2 |> (+) (p 2 1));
  line "@@ args"; ign ((+) (p 1 1) @@ p 2 2);
  line "pipe partial"; ign (p 1 2 |> fl3 ~x:(p 2 1) ~y:(p 3 3) |> fun f -> f);
  line "method of not"; ign (not (p 1 true) && p 2 true);
  line "printf 3"; Printf.printf "%d %s %c|" (p 1 1) (p 2 "s") (p 3 'c');
  line "printf partial"; (let k = Printf.printf "a%d %d|" (p 1 1) in k (p 2 2));
  line "failwith"; (try ignore (failwith (p 1 "a") + p 2 2) with Failure _ -> print_string "f");
  line "string set float compare"; ign (p 1 1.5 <= p 2 2.5);
  line "incr"; (let r = ref 1 in ign ((incr r; !r) + (r := 10; !r)));
  line "for in operand"; ign ((for i = 1 to 2 do ign (p i i) done; 1) + p 9 9);
  line "let rec and"; (let rec f x = p 1 x and g x = p 2 x in ign (f 1 + g 2));
  line "ref of"; ign (!(p 1 (ref 1)) + !(p 2 (ref 2)));
  line "r := !r + .."; (let r = ref 1 in r := p 1 !r + p 2 2);
  line "a.(i) <- a.(j)"; (let a = [|1;2|] in a.(p 1 0) <- a.(p 2 1));
  line "a.(i).(j)"; (let a = [|[|1;2|]|] in ign a.(p 1 0).(p 2 1));
  line "a.(i).(j) <-"; (let a = [|[|1;2|]|] in a.(p 1 0).(p 2 1) <- p 3 3);
  line "const array index"; (let a = [|1;2|] in ign (p 1 a.(0) + p 2 a.(1)))

let () = line "toplevel let tuple"
let (a, b) = (p 1 1, p 2 2)
let () = line "toplevel let ()"
let ((), b) = (p 1 (), p 2 2)
let () = line "toplevel Some"
let (Some a, b) = (Some (p 1 1), p 2 2)
let () = line "local Some"; let (Some a, b) = (Some (p 1 1), p 2 2) in ign (a + b)
let () = line "local true"; let (true, b) = (p 1 true, p 2 2) in ign b
let () = line "local []"; let ([], b) = (p 1 [], p 2 2) in ign b
let () = line "local 1"; let (1, b) = (p 1 1, p 2 2) in ign b
let () = line "local nested Some"; let ((Some a, c), b) = ((Some (p 1 1), p 2 2), p 3 3) in ign (a+b+c)
let () = line "local and Some"; let (Some a, b) = (Some (p 1 1), p 2 2) and c = p 3 3 in ign (a+b+c)
let f (a, b) = a + b
let () = line "call tuple"; ign (f (p 1 1, p 2 2))
let () = line "fun match"; ign ((function (1, b) -> b | _ -> 2) (p 1 1, p 2 2))
let () = line "let f tuple"; let (f, g) = ((fun x -> p 1 x), (fun x -> p 2 x)) in ign (f 1 + g 2)
let () = line "match tuple when exn"; (match p 1 1, p 2 2 with exception Not_found -> () | (a, b) -> ign (a+b))
let () = line "match parens"; (match (p 1 1), (p 2 (p 3 3, p 4 4)) with (a, (b, c)) -> ign (a+b+c))
let () = line "match tuple in tuple"; (match p 1 1, (p 3 3, p 4 4) with (a, (b, c)) -> ign (a+b+c))
let () = line "unit match"; (match p 1 (), p 2 () with (), () -> ())
let () = line "let unit and unit"; (let () = p 1 () and () = p 2 () in ())
let () = line "Fun.flip"; ign (Fun.flip (p 1 (-)) (p 2 2) (p 3 3))
let () = line "list map"; ign (List.map (fun x -> p x x) [1;2;3])
let () = line "mapi"; ign (List.mapi (fun i x -> p i x) [1;2;3])
let () = line "map2"; ign (List.map2 (fun x y -> p x y) [1;2;3] [1;2;3])
let () = line "array map"; ign (Array.map (fun x -> p x x) [|1;2;3|])
let () = line "init"; ign (List.init 3 (fun x -> p x x))
let () = line "fold_right"; ign (List.fold_right (fun x y -> p x y) [1;2;3] 0)
let () = line "filter"; ign (List.filter (fun x -> p x true) [1;2;3])
let () = line "concat_map"; ign (List.concat_map (fun x -> p x [x]) [1;2;3])
let () = line "sort"; ign (List.sort (fun x y -> p x (compare x y)) [3;1;2])

let () = print_newline ()
