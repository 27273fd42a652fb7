(* Attributes at many places have no effect.
   RUN: %everywhere %s
*)
[@@@warning "-8-27-32"]
type t = A | B [@@deriving show, eq { with_path = false }]
type r = { x : int [@default 3]; mutable y : int [@key "a ] b"] } [@@deriving (show [@x])]
let f x = x + 1 [@@inline] [@@ocaml.doc "a `]` b"]
let[@inline never] g = fun[@a] x -> (f [@inlined]) x
let rec h n = if n = 0 then 0 else (h [@tailcall]) (n - 1)
and k = function[@b] A -> 1 | (B [@c]) -> 2 [@@inline]
let m (a [@d]) = match[@ocaml.warning "-8"] a with A -> 10
let () =
  print_int (g (h 3) [@e (* ] *)]);
  begin[@f]
    print_int (k A + k B + m A)
  end;
  let[@g] v = { x = 1; y = 2 } [@h { i = (j : k) }] in
  v.y <- (v.x [@j]) + 3;
  print_int v.y;
  if[@l] v.y > 3 then (print_newline [@m]) ()

(* >>> output
1134
<<< *)
