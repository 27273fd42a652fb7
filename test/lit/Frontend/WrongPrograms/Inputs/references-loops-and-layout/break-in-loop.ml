(* A loop contains `break`. *)
let () =
  for i = 1 to 10 do
    if i = 5 then break;
    print_int i
  done
