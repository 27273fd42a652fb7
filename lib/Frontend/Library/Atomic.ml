(* The module Atomic: references of a program that has one thread. *)

type 'a t = { mutable value' : 'a }

let make x = { value' = x }
let get r = r.value'
let set r x = r.value' <- x

(* Returns the value before. *)
let exchange r x =
  let before = r.value' in
  r.value' <- x;
  before

(* Sets the value if it was the expected one. *)
let compare_and_set r expected x =
  let is_expected = r.value' == expected in
  if is_expected then r.value' <- x;
  is_expected

let fetch_and_add r n =
  let before = r.value' in
  r.value' <- before + n;
  before

let incr r = r.value' <- r.value' + 1
let decr r = r.value' <- r.value' - 1
