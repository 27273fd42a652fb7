let rec build n = if n = 0 then [] else n :: build (n - 1)

let () =
  print_int (List.length (build 1000));
  print_newline ()
