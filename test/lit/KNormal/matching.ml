(* A match becomes switches, in which no part is tested twice on a path. The body
   of a case that several leaves of the tree use is a join point, and so is what
   follows a condition that is false.

   RUN: %mincaml-llc %s --emit=knormal --verify-each -o - | FileCheck %s

   CHECK-LABEL: let rec three (n : int) : int =
   CHECK-NEXT:    switch n
   CHECK-NEXT:    case 0 ->
   CHECK-NEXT:      5
   CHECK-NEXT:    case 1 ->
   CHECK-NEXT:      6
   CHECK-NEXT:    case 2 ->
   CHECK-NEXT:      7
   CHECK-NEXT:    default
   CHECK-NEXT:    8

   CHECK-LABEL: let rec both
   CHECK-NOT:     Match_failure
   CHECK:         switch [[A:tmp.[0-9]+]]
   CHECK-NOT:     switch [[A]]{{$}}
   CHECK:         switch [[B:tmp.[0-9]+]]
   CHECK-NOT:     switch [[A]]{{$}}
   CHECK-NOT:     switch [[B]]{{$}}
   CHECK:         switch [[C:tmp.[0-9]+]]
   CHECK-NOT:     switch
   CHECK-NOT:     Match_failure

   CHECK-LABEL: let rec join
   CHECK:         let join case.1 (z : int) : int =
   CHECK:           z *
   CHECK:         in
   CHECK-NOT:     *
   CHECK:         case.1 z
   CHECK:         case.1 z
   CHECK:         case.1 z
   CHECK-NOT:     case.1

   CHECK-LABEL: let rec guard
   CHECK:         switch [[N:tmp.[0-9]+]]
   CHECK:         case 0 ->
   CHECK-NEXT:      1
   CHECK-NEXT:    case 1 ->
   CHECK-NEXT:      let join next.1 ({{.*}} : unit) : int =
   CHECK-NEXT:        3
   CHECK-NOT:     switch
   CHECK:         default
   CHECK-NEXT:    let join next.2 ({{.*}} : unit) : int =
   CHECK-NEXT:      4
   CHECK-NOT:     switch

   CHECK-LABEL: let rec text
   CHECK-NEXT:    let [[T:.*]] : string = "a" in
   CHECK-NEXT:    let [[U:.*]] : bool = external String.equal s [[T]] in
   CHECK-NEXT:    if [[U]] then

   CHECK-LABEL: let rec partial
   CHECK:         case 0 ->
   CHECK-NEXT:      1
   CHECK-NEXT:    default
   CHECK:         Match_failure ({{.*}})
   CHECK-NEXT:    raise
*)
let three n = match n with 0 -> 5 | 1 -> 6 | 2 -> 7 | _ -> 8
let both a b = match a, b with true, true -> 1 | true, false | false, true -> 2 | false, false -> 3
let join (x, y) = match x, y with 0, z | z, 0 -> z * 2 | 1, 1 -> 3 | _ -> 4
let guard n = match n with 0 -> 1 | n when n > 5 -> 2 | 1 -> 3 | _ -> 4
let text s = match s with "a" -> 1 | "b" -> 2 | _ -> 3
let partial n = match n with 0 -> 1
let () = print_int (three 1 + both true false + join (1, 2) + guard 3 + text "a" + partial 0)
