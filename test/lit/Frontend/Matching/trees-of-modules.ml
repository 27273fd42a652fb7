(* The decision trees of matches in modules of the program are printed, those of the
   library are not: here in `output_string` and `List.map`.

   RUN: %mincaml-llc %s --emit=decision-trees | FileCheck %s --match-full-lines --implicit-check-not=test
*)
module M = struct
  let f x = match x with 0 -> 1 | _ -> 2
end

let g (x, y) = match x with 0 -> y | _ -> M.f x
let () = output_string stdout "x"
let () = List.iter print_int (List.map (fun (x, _) -> g (x, 1)) [ (3, 4) ])
(* CHECK: 7:13: match
   CHECK-NEXT: {{ *}}test x
   CHECK-NEXT: {{ *}}0 -> case 1
   CHECK: 10:16: match
   CHECK-NEXT: {{ *}}test x
   CHECK-NEXT: {{ *}}0 -> case 1
*)
