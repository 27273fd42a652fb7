let n = 1000000
let l = List.init n (fun i -> i)
let show name k = print_string name; print_char ' '; print_int k; print_newline ()
let len name l = show name (List.length l)
let pairs = List.combine l l
let () =
  len "map" (List.map succ l);
  len "mapi" (List.mapi (+) l);
  len "append" (l @ l);
  len "concat" (List.concat (List.map (fun x -> [x]) l));
  len "concat_map" (List.concat_map (fun x -> [x; x]) l);
  len "filter" (List.filter (fun x -> x land 1 = 0) l);
  len "filter_map" (List.filter_map (fun x -> if x land 1 = 0 then Some x else None) l);
  len "filteri" (List.filteri (fun i _ -> i land 1 = 0) l);
  len "map2" (List.map2 (+) l l);
  len "merge" (List.merge compare l l);
  len "remove_assoc" (List.remove_assoc (-1) pairs);
  let (a, b) = List.split pairs in
  len "split" a; len "split" b;
  let (a, b) = List.partition (fun x -> x land 1 = 0) l in
  len "partition" a; len "partition" b;
  show "fold_right" (List.fold_right (fun x y -> x lxor y) l 0);
  show "fold_right2" (List.fold_right2 (fun x y z -> x lxor y lxor z) l l 0);
  len "sort" (List.sort (fun x y -> compare y x) l);
  len "sort_uniq" (List.sort_uniq (fun x y -> compare y x) l);
  show "equal" (if List.equal (=) l l then 1 else 0);
  show "compare" (compare l (List.rev l));
  show "array" (Array.length (Array.of_list l));
  len "array" (Array.to_list (Array.make n 1));
  show "concat" (String.length (String.concat "" (List.map (fun _ -> "a") l)));
  let (a, m) = List.fold_left_map (fun a x -> (a + 1, x)) 0 l in
  show "fold_left_map" a; len "fold_left_map" m
