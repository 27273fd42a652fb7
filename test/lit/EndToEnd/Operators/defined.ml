(* Operators that the program defines.
   RUN: %everywhere %s
*)
let ( +! ) a b = a + 2 * b
let rec ( **! ) a n = if n = 0 then 1 else a * (a **! (n - 1))
let ( |? ) a b = if a = 0 then b else a
let ( @@@ ) f x = f x
let ( !! ) r = !r + 100
let ( ~% ) x = x * 7
let ( +.! ) a b = a +. 2.0 *. b
let ( % ) a b = a mod b
let ( == ) a b = a = b
let (<|>) x y = (x, y)
let p x = print_int x; print_newline ()
let twice ( ++ ) x = x ++ x
let () =
  p (1 +! 2 * 3 +! 4);
  p (2 **! 3 **! 2);
  p (0 |? 5 |? 7);
  p (succ @@@ abs @@@ -3);
  let r = ref 5 in
  p (!!r + ~%3);
  p (- !r); p (~-3 + !r);
  p (10 % 4);
  if 3 == 3 then p 1;
  print_float (1.0 +.! 2.0); print_newline ();
  let ( <+> ) a b = a * 10 + b in
  p (1 <+> 2 <+> 3);
  p (Array.fold_left ( <+> ) 0 [| 1; 2; 3 |]);
  p (twice ( + ) 4); p (twice (fun a b -> a * b) 4);
  let (a, b) = 1 <|> 2.5 in p a; print_float b;
  let (a, b) = "x" <|> 'c' in print_string a; print_char b;
  print_newline ();
  p (Array.fold_left (+) 0 (Array.map (~-) [| 1; 2 |]));
  let rec ( --> ) a b = if a >= b then 0 else 1 + ((a + 1) --> b) in p (3 --> 9);
  let ref_ = ref (ref 3) in p (! !ref_)

(* >>> output
21
512
5
4
126
-5
2
2
1
5.
123
123
8
16
1
2.5xc
-3
6
3
<<< *)
