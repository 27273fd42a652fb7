(* The modules with labels.
   RUN: %everywhere %s
*)
let () =
  ListLabels.iter ~f:print_int [1; 2];
  print_int (ListLabels.fold_left ~f:( + ) ~init:0 [1; 2; 3]);
  print_int (ListLabels.fold_left [1; 2; 3] ~init:0 ~f:(fun a x -> a * 2 + x));
  print_string (StringLabels.concat ~sep:"-" ["a"; "b"]);
  print_string (StringLabels.sub "hello" ~pos:1 ~len:3);
  ArrayLabels.iteri ~f:(fun i x -> print_int (i * x)) [|1; 2|];
  let open ListLabels in
  print_int (length (filter ~f:(fun x -> x > 1) (map ~f:succ [1; 2; 0])));
  print_string (String.concat "," (List.map string_of_int (ListLabels.sort ~cmp:Stdlib.compare [3; 1; 2])));
  print_string (if StringLabels.starts_with ~prefix:"a" "abc" then "y" else "n")
module List = ListLabels
let () = List.iteri ~f:(fun i x -> print_int (i + x)) (List.init ~len:3 ~f:(fun i -> i * i))

(* >>> output
12611a-bell0221,2,3y026<<< *)
