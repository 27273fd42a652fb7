(* The inline record of a constructor is no value of its own.
   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s
*)
type t = A of { x : int } | B of { x : int; y : int } | C of { mutable z : int list ref }
let f r = r
let a = function A r -> f r | B r -> r | C r -> C { r with x = 3 }
let b = function (A r | B r) -> r.x | C _ -> 1
let c = function A r -> A { r with x = r.y } | B r -> A r | C r -> let s = r in s.z
let d = function C r -> r.z <- []; r | _ -> assert false
let e = function A r -> (fun r -> r.x) r | _ -> 0
let g = function A r -> let r = 1 in r | B q -> q.x | C _ -> 2
(*
   CHECK: inline-record-names.ml:6:60: error: the record 'C' has no field 'x' [MC0373]
   CHECK: inline-record-names.ml:7:27: error: 'r' names the fields of different constructors in the alternatives of this pattern [MC0389]
   CHECK: inline-record-names.ml:8:42: error: the record 'A' has no field 'y' [MC0373]
   CHECK: inline-record-names.ml:8:57: error: the argument of 'A' must be written with its fields: `A { x = ... }` [MC0379]
   CHECK: inline-record-names.ml:8:83: error: `.z` accesses a field of a record, but the expression before it has type t [MC0374]
   CHECK: inline-record-names.ml:9:32: error: the value of the field 'z' has type 'a list, but int list ref is expected [MC0301]
   CHECK: inline-record-names.ml:10:37: error: no record has a field 'x' [MC0375]
   CHECK: inline-record-names.ml:6:27: error: 'r' names the fields of 'A' and cannot be used as a value; use a field, as in `r.x`, or the whole value, as in `A r` [MC0388]
   CHECK: inline-record-names.ml:6:38: error: 'r' names the fields of 'B' and cannot be used as a value; use a field, as in `r.x`, or the whole value, as in `B r` [MC0388]
   CHECK: inline-record-names.ml:8:76: error: 'r' names the fields of 'C' and cannot be used as a value; use a field, as in `r.z`, or the whole value, as in `C r` [MC0388]
   CHECK: inline-record-names.ml:9:36: error: 'r' names the fields of 'C' and cannot be used as a value; use a field, as in `r.z`, or the whole value, as in `C r` [MC0388]
   CHECK: inline-record-names.ml:10:40: error: 'r' names the fields of 'A' and cannot be used as a value; use a field, as in `r.x`, or the whole value, as in `A r` [MC0388]
   CHECK: 12 errors generated.
*)
