(* An index that is far outside of a literal: the address of the character is no valid
   relocation, and the access is never executed.

   RUN: %everywhere %s --also=exe-O0
*)
let () =
  print_char
    (if 2147483638 < String.length "abc" then "abc".[2147483638] else 'a');
  print_newline ()

(* >>> output
a
<<< *)
