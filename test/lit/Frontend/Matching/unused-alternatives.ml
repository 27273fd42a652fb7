(* Alternatives that are never used, because of earlier cases, of earlier alternatives,
   or of both.

   RUN: %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK-NOT: warning
   CHECK: :[[#@LINE+25]]:29: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+24]]:40: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+23]]:34: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+22]]:60: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+20]]:71: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+20]]:49: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+19]]:47: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+18]]:32: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+17]]:35: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+16]]:55: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: :[[#@LINE+15]]:48: warning: this alternative is never used: earlier patterns match all values that it matches [MC0369]
   CHECK-NOT: warning
   CHECK: 11 warnings generated.
*)
type t = A | B of int | C of t * t
let repeated = function A | A -> 1 | _ -> 2
let earlier = function A -> 1 | B 0 | (A | C _) -> 2 | _ -> 3
let nested = function B (1 | 2 | 1) -> 1 | _ -> 2
let columns = function C (A, _) -> 1 | C (_, A) -> 2 | C ((A | B _), (A | B _)) -> 3 | _ -> 4
let used = function C (A, A) -> 1 | C ((A | B _), (A | B _)) -> 2 | _ -> 3
let both = function C (A, (A | B _)) -> 1 | C ((A | B _), (A | B _)) -> 2 | _ -> 3
let interval = function 'a'..'z' | '0' -> 1 | 'c'..'e' | '_' -> 2 | _ -> 3
let wildcard = function B (_ | 1) -> 1 | _ -> 2
let named = function (A as x) | ((A | B _) as x) -> x | y -> y
let list = function [] | [_] -> 1 | [_; _] | _ :: _ | [_; _; _] -> 2
let tried f = try f () with Not_found | Exit | Not_found -> 1
