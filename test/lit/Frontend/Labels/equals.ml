(* `f ~x=1` where `f ~x:1` is meant: one error, with the right colons. If there is a
   variable x, it is a comparison.

   RUN: not %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s --match-full-lines --strict-whitespace

   CHECK:{{.*}}:[[#@LINE+18]]:20: error: a labelled argument follows its label after `:`, as in `~width:e` [MC0390]
   CHECK-NEXT:let a = area ~width=2 ~height=(1 + 2) 3
   CHECK-NEXT:                   ^
   CHECK-NEXT:                   :         :
   CHECK-NEXT:{{.*}}:[[#@LINE+15]]:20: error: a labelled argument follows its label after `:`, as in `~width:e` [MC0390]
   CHECK-NEXT:let b = area ~width="2" ~height:1 3
   CHECK-NEXT:                   ^
   CHECK-NEXT:                   :
   CHECK-NEXT:{{.*}}:[[#@LINE+13]]:15: error: 'unit' is not defined here [MC0346]
   CHECK-NEXT:let c = same ~unit
   CHECK-NEXT:              ^~~~
   CHECK-NEXT:{{.*}}:[[#@LINE+9]]:11: note: this 'unit' is visible only in the function or expression that contains its definition
   CHECK-NEXT:let same ~unit = unit
   CHECK-NEXT:          ^~~~
   CHECK-NEXT:note: `~unit` passes the variable 'unit'; another value is passed by `~unit:e`
   CHECK-NEXT:3 errors generated.
*)
let area ~width ~height n = width * height * n
let a = area ~width=2 ~height=(1 + 2) 3
let b = area ~width="2" ~height:1 3
let same ~unit = unit
let c = same ~unit
let f unit =
  let d = same ~unit=4 in
  if d || same ~unit = 3 then 1 else 2
let g ~abs ~print_int ~compare = abs (compare 1 2)
let h = g ~print_int ~compare ~abs=1
let i = (fun ~compare -> compare 1 2) ~compare=2
