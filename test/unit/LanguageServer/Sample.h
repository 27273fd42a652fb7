//===- Sample.h - A program for tests of the language server ----*- C++ -*-===//

#ifndef MINCAML_TEST_UNIT_LANGUAGESERVER_SAMPLE_H
#define MINCAML_TEST_UNIT_LANGUAGESERVER_SAMPLE_H

#include "mincaml/LanguageServer/Analysis.h"
#include "llvm/ADT/StringRef.h"

namespace mincaml::test {

/// A program without errors that uses most of the language.
inline constexpr llvm::StringLiteral Sample = R"ml(
(* A comment with "text" (* and another one *) *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type point = { x : int; mutable y : float }
and shape = Circle of { centre : point; radius : float } | Empty
type pair = int * string
exception Bad of string * int
external sine : float -> float = "sin"

module M = struct
  let twice f x = f (f x)
  type t = A | B of int
  exception Inner
  module Deep = struct let answer = 42 end
  let of_int = function 0 -> A | n -> B n
end
module Alias = M.Deep
module Names = Map.Make (String)

let rec insert t v =
  match t with
  | Leaf -> Node (Leaf, v, Leaf)
  | Node (l, w, r) when v < w -> Node (insert l v, w, r)
  | Node (l, w, r) -> Node (l, w, insert r v)

let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)

let origin = { x = 0; y = 0.0 }
let add ~by ?(scale = 1) z = z + by * scale
let length { x; y } = float_of_int x +. y
let area = function
  | Circle { radius; centre = _ } -> 3.14 *. radius *. radius
  | Empty -> 0.0
let ( +++ ) a b = a ^ "-" ^ b
let (first, second) = (1, "zwei \u{e9}\n")
let either = function Some (1 | 2 as n) | Some n -> n | None -> 0

let () =
  let open M in
  let numbers = [1; 2; 3] and cells = [| 1.5; 2.5 |] in
  let counter = ref 0 in
  for i = 0 to Array.length cells - 1 do
    counter := !counter + i;
    cells.(i) <- cells.(i) *. 2.0
  done;
  while !counter > 100 do decr counter done;
  let tree = List.fold_left insert Leaf numbers in
  let map = Names.add "é" (twice (fun x -> x + 1) 3) Names.empty in
  origin.y <- length origin;
  (try if Names.is_empty map then raise (Bad ("x", 1)) else () with
   | Bad (text, _) -> print_string (text +++ "y")
   | M.Inner | Not_found -> ());
  print_int (add ~by:origin.x 4 + Alias.answer + first);
  let (lazy_value : int Lazy.t) = lazy (either (Some 1)) in
  Printf.printf "%d %s\n" (Lazy.force lazy_value) second;
  match tree, of_int 3 with
  | Node (_, n, _), B m -> print_int (n + m)
  | _ -> assert false
)ml";

/// A program of the original language.
inline constexpr llvm::StringLiteral OriginalSample = R"ml(
let rec gcd m n =
  if m = 0 then n else
  if m <= n then gcd m (n - m) else
  gcd n (m - n) in
let pair = (1, 2.5) in
let (one, half) = pair in
let a = Array.make 10 0.0 in
a.(one) <- half *. 2.0;
let rec loop i =
  if i >= 10 then () else
  (print_int (truncate a.(i)); loop (i + 1)) in
loop 0;
print_int (gcd 21600 337500)
)ml";

inline LanguageOptions language() {
  LanguageOptions Options;
  Options.AllowsImplicitExternals = false;
  return Options;
}

} // namespace mincaml::test

#endif // MINCAML_TEST_UNIT_LANGUAGESERVER_SAMPLE_H
