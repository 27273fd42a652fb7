(* A negative number is no character.
   RUN: %everywhere %s --status=2
*)
print_char (Char.chr (String.length "" - 1))

(* >>> output
<<< *)

(* >>> errors
mincaml: chr-negative.ml:4:13: Char.chr: -1 is not the code of a character
<<< *)
