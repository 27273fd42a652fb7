(* Arguments that are ignored, and optional ones that cannot be omitted.

   RUN: %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+4]]:49: warning: this argument is ignored: `raise e` does not return [MC0384]
   CHECK: :[[#@LINE+4]]:10: warning: the optional argument 'prefix' can never be omitted [MC0383]
   CHECK: 2 warnings generated.
*)
let find l = match l with [] -> raise Not_found "empty list" | x :: _ -> x
let log ?prefix = match prefix with None -> "log" | Some p -> p
let good ?prefix () = match prefix with None -> "log" | Some p -> p
let last x ?step ~by = match step with Some s -> x + s | None -> x + by
