(* outer (* inner *) *) print_int (* é € *) 1
