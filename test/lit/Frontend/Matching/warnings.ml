(* Cases that are never used, and values that no case matches.

   RUN: %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+50]]:14: warning: this match is not exhaustive: false is not matched [MC0358]
   CHECK: :[[#@LINE+50]]:48: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+50]]:33: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+50]]:40: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+49]]:13: warning: this match is not exhaustive: 2 is not matched [MC0358]
   CHECK: :[[#@LINE+49]]:13: warning: this match is not exhaustive: 1 is not matched [MC0358]
   CHECK: :[[#@LINE+49]]:40: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+49]]:39: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+48]]:14: warning: this match is not exhaustive: '{' is not matched [MC0358]
   CHECK: :[[#@LINE+49]]:14: warning: this match is not exhaustive: '\255' is not matched [MC0358]
   CHECK: :[[#@LINE+49]]:55: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+49]]:46: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+48]]:16: warning: this match is not exhaustive: "*" is not matched [MC0358]
   CHECK: :[[#@LINE+48]]:16: warning: this match is not exhaustive: "" is not matched [MC0358]
   CHECK: :[[#@LINE+48]]:45: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+47]]:15: warning: this match is not exhaustive: 1. is not matched [MC0358]
   CHECK: :[[#@LINE+47]]:35: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+47]]:15: warning: this match is not exhaustive: (0., 1) is not matched [MC0358]
   CHECK: :[[#@LINE+47]]:15: warning: this match is not exhaustive: (1, false) is not matched [MC0358]
   CHECK: :[[#@LINE+47]]:81: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+47]]:15: warning: this match is not exhaustive: ((0, _), _) is not matched [MC0358]
   CHECK: :[[#@LINE+47]]:43: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+47]]:13: warning: this match is not exhaustive: _ is not matched [MC0358]
   CHECK: :[[#@LINE+47]]:33: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+46]]:60: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+45]]:88: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+45]]:40: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+44]]:60: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+44]]:71: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+43]]:15: warning: this match is not exhaustive: 1 is not matched [MC0358]
   CHECK: :[[#@LINE+43]]:13: warning: this match is not exhaustive: (_, false) is not matched [MC0358]
   CHECK: :[[#@LINE+43]]:34: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+43]]:12: warning: this match is not exhaustive: (2, 2) is not matched [MC0358]
   CHECK: :[[#@LINE+43]]:42: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+42]]:12: warning: this match is not exhaustive: (0, 0) is not matched [MC0358]
   CHECK: :[[#@LINE+42]]:12: warning: this match is not exhaustive: (_, _) is not matched [MC0358]
   CHECK: :[[#@LINE+42]]:12: warning: this match is not exhaustive: 1 is not matched [MC0358]
   CHECK: :[[#@LINE+42]]:47: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+42]]:14: warning: this match is not exhaustive: _ is not matched [MC0358]
   CHECK: :[[#@LINE+44]]:32: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+44]]:16: warning: this match is not exhaustive: (1, _) is not matched [MC0358]
   CHECK: :[[#@LINE+43]]:22: warning: this match is not exhaustive: 0 is not matched [MC0358]
   CHECK: :[[#@LINE+43]]:23: warning: this match is not exhaustive: (1, _) is not matched [MC0358]
   CHECK: :[[#@LINE+44]]:19: warning: this match is not exhaustive: _ is not matched [MC0358]
   CHECK: :[[#@LINE+43]]:38: warning: this match is not exhaustive: false is not matched [MC0358]
   CHECK: 45 warnings generated.
*)
exception E of int
exception F of int * bool
exception G
let bool_1 = function true -> 1
let bool_2 = function false -> 1 | true -> 2 | _ -> 3
let unit_1 = function () -> 1 | _ -> 2
let int_1 = function 0 -> 1 | 1 -> 2 | 0 -> 3
let int_2 = function -1 -> 1 | 0 -> 2
let int_3 = function 0 -> 1 | n -> n | 1 -> 3
let char_1 = function 'a'..'z' -> 1 | 'k' -> 2
let char_2 = function '\000'..'\127' -> 1 | '\128'..'\255' -> 2
let char_3 = function '\000'..'\127' -> 1 | '\128'..'\254' -> 2
let char_4 = function 'a'..'f' -> 1 | 'd'..'k' -> 2 | 'b'..'j' -> 3 | _ -> 4
let string_1 = function "" -> 1 | "a" -> 2 | "" -> 3
let string_2 = function "x" -> 1
let float_1 = function 0. -> 1 | 1.5 -> 2 | 0.0 -> 3
let float_2 = function -0. -> 1 | 0. -> 2 | _ -> 3
let float_3 = function (1.5, x) -> 1 | (_, 0) -> 2
let tuple_1 = function (0, _) -> 1 | (_, true) -> 2
let tuple_2 = function (true, _) -> 1 | (_, true) -> 2 | (false, false) -> 3 | (true, false) -> 4
let tuple_3 = function ((1, x), y) -> x + y
let tuple_4 = function (x, y) -> x + y | (0, _) -> 1
let exn_1 = function E 0 -> 1 | F (_, true) -> 2 | G -> 3
let exn_2 = function E _ -> 1 | E 0 -> 2 | F (1, _) -> 3 | F (1, true) -> 4 | _ -> 5 | G -> 6
let exn_3 f = try f () with E 1 -> 1 | E 1 -> 2 | _ -> 3 | F _ -> 4
let exn_4 f = match f () with 0 -> 1 | exception E _ -> 2 | exception E 1 -> 3
let exn_5 = function (E 0, true) -> 1 | (E _, false) -> 2 | (_, true) -> 3
let or_1 = function 0 | 1 -> 1 | 1 | 0 -> 2 | _ -> 3
let or_2 = function (0 | 1), _ -> 1 | _, (0 | 1) -> 2
let or_3 = function (1, x | x, 1) -> x | 1, 1 -> 2
let or_4 = function (((E x | F (x, _)) as e), true) -> 1 | (E _, false) -> 2
let as_1 = function (0 as x) -> x
let as_2 = function ((x, _) as p) as q -> x | _ -> 2
let when_1 = function n when n > 0 -> 1
let when_2 = function true when false -> 1 | true -> 2 | false -> 3
let when_3 = function _ when true -> 1 | _ -> 2
let when_4 = function 0 -> 1 | 0 when true -> 2 | _ -> 3
let parameter (0, x) 1 = x
let definition = let (0, x) = (0, 1) in x
let as_definition = let (x, _) as p = (0, 1) in x
let rec of_group (E x) = x and other true = 1
