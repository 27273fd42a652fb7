(* Cases that an earlier one hides.

   RUN: %mincaml-llc %s -ferror-limit=0 -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+9]]:34: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+9]]:46: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+8]]:73: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+8]]:36: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: :[[#@LINE+7]]:79: warning: this case is never used: earlier cases match all values that it matches [MC0354]
   CHECK: 5 warnings generated.
*)
exception E of int
exception F
let a () = try () with _ -> () | F -> ()
let b () = try () with E _ -> () | F -> () | E 3 -> () | x -> raise x | Exit -> ()
let c () = try () with E 3 -> () | E 3 -> () | E n -> print_int n | F -> () | F -> ()
