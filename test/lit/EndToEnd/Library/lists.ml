(* The functions of the modules List, Option and Result, and those of Array and
   String that take or return lists.
   RUN: %everywhere %s
*)
let show l = "[" ^ String.concat ";" (List.map string_of_int l) ^ "]"
let print l = print_endline (show l)
let print_pairs l = print_endline (String.concat " " (List.map (fun (x, y) -> Printf.sprintf "%d,%d" x y) l))

let attempt f =
  match f () with
  | () -> ()
  | exception Failure s -> print_endline ("Failure " ^ s)
  | exception Invalid_argument s -> print_endline ("Invalid_argument " ^ s)
  | exception Not_found -> print_endline "Not_found"

let lists = [[]; [1]; [3; 1; 2]; [5; 5; 4; 1; 4; 5]; [-1; 0; 1; 2; 3; 4; 5; 6; 7]]
let even x = x land 1 = 0

let test_one l =
  Printf.printf "%s: %d\n" (show l) (List.length l);
  attempt (fun () -> Printf.printf "hd %d\n" (List.hd l));
  attempt (fun () -> print (List.tl l));
  List.iter (fun i -> attempt (fun () -> Printf.printf "nth %d\n" (List.nth l i))) [-1; 0; 2; 6];
  List.iter
    (fun i ->
      attempt (fun () ->
        match List.nth_opt l i with Some x -> Printf.printf "some %d\n" x | None -> print_endline "none"))
    [-1; 0; 2; 6];
  print (List.rev l);
  print (List.cons 9 l);
  List.iter (fun x -> Printf.printf "%d " x) l;
  List.iteri (fun i x -> Printf.printf "%d:%d " i x) l;
  print_newline ();
  print (List.map (fun x -> x * x) l);
  print (List.mapi (fun i x -> i - x) l);
  print (List.rev_map succ l);
  Printf.printf "%d %d\n" (List.fold_left (fun a x -> a * 3 + x) 1 l)
    (List.fold_right (fun x a -> a * 3 + x) l 1);
  let (sum, sums) = List.fold_left_map (fun a x -> (a + x, a)) 0 l in
  Printf.printf "%d %s\n" sum (show sums);
  Printf.printf "%b %b %b %b\n" (List.for_all even l) (List.exists even l) (List.mem 4 l) (List.mem 9 l);
  attempt (fun () -> Printf.printf "find %d\n" (List.find even l));
  (match List.find_opt even l with Some x -> Printf.printf "%d\n" x | None -> print_endline "none");
  (match List.find_map (fun x -> if even x then Some (10 * x) else None) l with
   | Some x -> Printf.printf "%d\n" x
   | None -> print_endline "none");
  print (List.filter even l);
  print (List.find_all (fun x -> x > 2) l);
  print (List.filteri (fun i x -> even (i + x)) l);
  print (List.filter_map (fun x -> if even x then None else Some (-x)) l);
  print (List.concat_map (fun x -> [x; x + 1]) l);
  let (yes, no) = List.partition even l in
  Printf.printf "%s %s\n" (show yes) (show no);
  let pairs = List.mapi (fun i x -> (x, i)) l in
  attempt (fun () -> Printf.printf "assoc %d\n" (List.assoc 4 pairs));
  (match List.assoc_opt 5 pairs with Some i -> Printf.printf "%d\n" i | None -> print_endline "none");
  Printf.printf "%b\n" (List.mem_assoc 1 pairs);
  print_pairs (List.remove_assoc 5 pairs);
  let (xs, is) = List.split pairs in
  Printf.printf "%s %s\n" (show xs) (show is);
  print (List.sort compare l);
  print (List.fast_sort (fun x y -> compare y x) l);
  print (List.sort_uniq compare l);
  print_pairs (List.stable_sort (fun (x, _) (y, _) -> compare y x) pairs);
  List.iter (fun n -> Printf.printf "%d " (compare (List.compare_length_with l n) 0)) [-1; 0; 1; 3; 10];
  print_newline ();
  print (Array.to_list (Array.map succ (Array.of_list l)));
  print (Option.to_list (List.nth_opt l 1))

let test_two l m =
  Printf.printf "%s %s: %d %d %b\n" (show l) (show m) (List.compare_lengths l m)
    (List.compare compare l m) (List.equal ( = ) l m);
  print (List.append l m);
  print (l @ m @ l);
  print (List.rev_append l m);
  attempt (fun () -> List.iter2 (fun x y -> Printf.printf "%d/%d " x y) l m; print_newline ());
  attempt (fun () -> print (List.map2 (fun x y -> x - y) l m));
  attempt (fun () -> print (List.rev_map2 (fun x y -> x - y) l m));
  attempt (fun () -> Printf.printf "%d\n" (List.fold_left2 (fun a x y -> a + x * y) 0 l m));
  attempt (fun () -> Printf.printf "%d\n" (List.fold_right2 (fun x y a -> a - x * y) l m 0));
  attempt (fun () -> Printf.printf "%b\n" (List.for_all2 ( = ) l m));
  attempt (fun () -> Printf.printf "%b\n" (List.exists2 ( > ) l m));
  attempt (fun () -> print_pairs (List.combine l m));
  print (List.merge compare (List.sort compare l) (List.sort compare m));
  print (List.concat [l; []; m; l]);
  print (List.flatten [[]; m]);
  print (Array.to_list (Array.concat [Array.of_list l; [||]; Array.of_list m]))

let test_rest () =
  attempt (fun () -> print (List.init 5 (fun i -> i * i)));
  attempt (fun () -> print (List.init 0 (fun i -> i)));
  attempt (fun () -> print (List.init (-1) (fun i -> i)));
  let l = List.init 20000 (fun i -> i * 7919 mod 65537) in
  let sorted = List.sort compare l in
  let check l = List.fold_left (fun a x -> (a * 31 + x) mod 100003) 7 l in
  Printf.printf "%d %d %d %d\n" (check l) (check sorted)
    (check (List.map (fun x -> x + 1) (List.filter even l)))
    (List.length (List.sort_uniq compare l));
  Printf.printf "%d\n" 
    (check (List.concat (List.map (fun x -> [x; x]) (List.filter (fun x -> x < 9000) l)) @ l));
  print_endline (String.concat "-" ["a"; "bc"; ""; "d"]);
  print_endline (String.concat "-" [] ^ String.concat "-" ["one"]);
  List.iter
    (fun s -> Printf.printf "%d:%s " (List.length (String.split_on_char ',' s))
        (String.concat "|" (String.split_on_char ',' s)))
    [""; ","; "a"; "a,b"; ",a,,b,"];
  print_newline ();
  let open_option o = match o with Some x -> string_of_int x | None -> "none" in
  List.iter
    (fun o ->
      Printf.printf "%s %s %b %b %b %d\n"
        (open_option (Option.map succ o))
        (open_option (Option.bind o (fun x -> if x > 1 then Some (x * 2) else None)))
        (Option.is_none o) (Option.is_some o)
        (Option.equal ( = ) o (Some 1))
        (Option.compare compare o (Some 1));
      Option.iter (fun x -> Printf.printf "%d\n" x) o;
      attempt (fun () -> Printf.printf "%d\n" (Option.get o)))
    [None; Option.some 1; Some 2];
  List.iter
    (fun r ->
      Printf.printf "%b %b %s %d\n" (Result.is_ok r) (Result.is_error r)
        (open_option (Result.to_option r))
        (List.length (Result.to_list r));
      Result.iter (fun x -> Printf.printf "ok %d\n" x) r;
      Result.iter_error (fun s -> print_endline s) r;
      (match Result.bind (Result.map succ r) (fun x -> if x > 5 then Error "large" else Ok x) with
       | Ok x -> Printf.printf "%d\n" x
       | Error s -> print_endline s);
      (match Result.map_error String.length r with
       | Ok x -> Printf.printf "%d\n" x
       | Error n -> Printf.printf "length %d\n" n);
      attempt (fun () -> Printf.printf "%d\n" (Result.get_ok r));
      attempt (fun () -> print_endline (Result.get_error r)))
    [Result.ok 1; Ok 5; Result.error "bad"];
  match Result.join (Ok (Ok 3)), Option.join (Some None) with
  | Ok n, None -> Printf.printf "%d\n" n
  | Error s, None -> print_endline s
  | _, Some n -> Printf.printf "%d\n" n

let () =
  List.iter test_one lists;
  List.iter (fun l -> List.iter (test_two l) lists) lists;
  test_two [1; 2; 3] [1; 2; 4];
  test_rest ()
(* >>> output
[]: 0
Failure hd
Failure tl
Invalid_argument List.nth
Failure nth
Failure nth
Failure nth
Invalid_argument List.nth
none
none
none
[]
[9]

[]
[]
[]
1 1
0 []
true false false false
Not_found
none
none
[]
[]
[]
[]
[]
[] []
Not_found
none
false

[] []
[]
[]
[]

1 0 -1 -1 -1 
[]
[]
[1]: 1
hd 1
[]
Invalid_argument List.nth
nth 1
Failure nth
Failure nth
Invalid_argument List.nth
some 1
none
none
[1]
[9;1]
1 0:1 
[1]
[-1]
[2]
4 4
1 [0]
false false false false
Not_found
none
none
[]
[]
[]
[-1]
[1;2]
[] [1]
Not_found
none
true
1,0
[1] [0]
[1]
[1]
[1]
1,0
1 1 0 -1 -1 
[2]
[]
[3;1;2]: 3
hd 3
[1;2]
Invalid_argument List.nth
nth 3
nth 2
Failure nth
Invalid_argument List.nth
some 3
some 2
none
[2;1;3]
[9;3;1;2]
3 1 2 0:3 1:1 2:2 
[9;1;4]
[-3;0;0]
[3;2;4]
59 51
6 [0;3;4]
false true false false
find 2
2
20
[2]
[3]
[1;2]
[-3;-1]
[3;4;1;2;2;3]
[2] [3;1]
Not_found
none
true
3,0 1,1 2,2
[3;1;2] [0;1;2]
[1;2;3]
[3;2;1]
[1;2;3]
3,0 2,2 1,1
1 1 1 0 -1 
[4;2;3]
[1]
[5;5;4;1;4;5]: 6
hd 5
[5;4;1;4;5]
Invalid_argument List.nth
nth 5
nth 4
Failure nth
Invalid_argument List.nth
some 5
some 4
none
[5;4;1;4;5;5]
[9;5;5;4;1;4;5]
5 5 4 1 4 5 0:5 1:5 2:4 3:1 4:4 5:5 
[25;25;16;1;16;25]
[-5;-4;-2;2;0;0]
[6;5;2;5;6;6]
2483 2351
24 [0;5;10;14;15;19]
false true true false
find 4
4
40
[4;4]
[5;5;4;4;5]
[5;4;1;4;5]
[-5;-5;-1;-5]
[5;6;5;6;4;5;1;2;4;5;5;6]
[4;4] [5;5;1;5]
assoc 2
0
true
5,1 4,2 1,3 4,4 5,5
[5;5;4;1;4;5] [0;1;2;3;4;5]
[1;4;4;5;5;5]
[5;5;5;4;4;1]
[1;4;5]
5,0 5,1 5,5 4,2 4,4 1,3
1 1 1 1 -1 
[6;6;5;2;5;6]
[5]
[-1;0;1;2;3;4;5;6;7]: 9
hd -1
[0;1;2;3;4;5;6;7]
Invalid_argument List.nth
nth -1
nth 1
nth 5
Invalid_argument List.nth
some -1
some 1
some 5
[7;6;5;4;3;2;1;0;-1]
[9;-1;0;1;2;3;4;5;6;7]
-1 0 1 2 3 4 5 6 7 0:-1 1:0 2:1 3:2 4:3 5:4 6:5 7:6 8:7 
[1;0;1;4;9;16;25;36;49]
[1;1;1;1;1;1;1;1;1]
[8;7;6;5;4;3;2;1;0]
14758 83654
27 [0;-1;-1;0;2;5;9;14;20]
false true true false
find 0
0
0
[0;2;4;6]
[3;4;5;6;7]
[]
[1;-1;-3;-5;-7]
[-1;0;0;1;1;2;2;3;3;4;4;5;5;6;6;7;7;8]
[0;2;4;6] [-1;1;3;5;7]
assoc 5
6
true
-1,0 0,1 1,2 2,3 3,4 4,5 6,7 7,8
[-1;0;1;2;3;4;5;6;7] [0;1;2;3;4;5;6;7;8]
[-1;0;1;2;3;4;5;6;7]
[7;6;5;4;3;2;1;0;-1]
[-1;0;1;2;3;4;5;6;7]
7,8 6,7 5,6 4,5 3,4 2,3 1,2 0,1 -1,0
1 1 1 1 -1 
[0;1;2;3;4;5;6;7;8]
[0]
[] []: 0 0 true
[]
[]
[]

[]
[]
0
0
true
false

[]
[]
[]
[]
[] [1]: -1 -1 false
[1]
[1]
[1]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[1]
[1]
[1]
[1]
[] [3;1;2]: -1 -1 false
[3;1;2]
[3;1;2]
[3;1;2]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[1;2;3]
[3;1;2]
[3;1;2]
[3;1;2]
[] [5;5;4;1;4;5]: -1 -1 false
[5;5;4;1;4;5]
[5;5;4;1;4;5]
[5;5;4;1;4;5]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[1;4;4;5;5;5]
[5;5;4;1;4;5]
[5;5;4;1;4;5]
[5;5;4;1;4;5]
[] [-1;0;1;2;3;4;5;6;7]: -1 -1 false
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7]
[1] []: 1 1 false
[1]
[1;1]
[1]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[1]
[1;1]
[]
[1]
[1] [1]: 0 0 true
[1;1]
[1;1;1]
[1;1]
1/1 
[0]
[0]
1
-1
true
false
1,1
[1;1]
[1;1;1]
[1]
[1;1]
[1] [3;1;2]: -1 -1 false
[1;3;1;2]
[1;3;1;2;1]
[1;3;1;2]
1/3 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
Invalid_argument List.exists2
Invalid_argument List.combine
[1;1;2;3]
[1;3;1;2;1]
[3;1;2]
[1;3;1;2]
[1] [5;5;4;1;4;5]: -1 -1 false
[1;5;5;4;1;4;5]
[1;5;5;4;1;4;5;1]
[1;5;5;4;1;4;5]
1/5 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
Invalid_argument List.exists2
Invalid_argument List.combine
[1;1;4;4;5;5;5]
[1;5;5;4;1;4;5;1]
[5;5;4;1;4;5]
[1;5;5;4;1;4;5]
[1] [-1;0;1;2;3;4;5;6;7]: -1 1 false
[1;-1;0;1;2;3;4;5;6;7]
[1;-1;0;1;2;3;4;5;6;7;1]
[1;-1;0;1;2;3;4;5;6;7]
1/-1 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
true
Invalid_argument List.combine
[-1;0;1;1;2;3;4;5;6;7]
[1;-1;0;1;2;3;4;5;6;7;1]
[-1;0;1;2;3;4;5;6;7]
[1;-1;0;1;2;3;4;5;6;7]
[3;1;2] []: 1 1 false
[3;1;2]
[3;1;2;3;1;2]
[2;1;3]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[1;2;3]
[3;1;2;3;1;2]
[]
[3;1;2]
[3;1;2] [1]: 1 1 false
[3;1;2;1]
[3;1;2;1;3;1;2]
[2;1;3;1]
3/1 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
true
Invalid_argument List.combine
[1;1;2;3]
[3;1;2;1;3;1;2]
[1]
[3;1;2;1]
[3;1;2] [3;1;2]: 0 0 true
[3;1;2;3;1;2]
[3;1;2;3;1;2;3;1;2]
[2;1;3;3;1;2]
3/3 1/1 2/2 
[0;0;0]
[0;0;0]
14
-14
true
false
3,3 1,1 2,2
[1;1;2;2;3;3]
[3;1;2;3;1;2;3;1;2]
[3;1;2]
[3;1;2;3;1;2]
[3;1;2] [5;5;4;1;4;5]: -1 -1 false
[3;1;2;5;5;4;1;4;5]
[3;1;2;5;5;4;1;4;5;3;1;2]
[2;1;3;5;5;4;1;4;5]
3/5 1/5 2/4 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
Invalid_argument List.exists2
Invalid_argument List.combine
[1;1;2;3;4;4;5;5;5]
[3;1;2;5;5;4;1;4;5;3;1;2]
[5;5;4;1;4;5]
[3;1;2;5;5;4;1;4;5]
[3;1;2] [-1;0;1;2;3;4;5;6;7]: -1 1 false
[3;1;2;-1;0;1;2;3;4;5;6;7]
[3;1;2;-1;0;1;2;3;4;5;6;7;3;1;2]
[2;1;3;-1;0;1;2;3;4;5;6;7]
3/-1 1/0 2/1 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
true
Invalid_argument List.combine
[-1;0;1;1;2;2;3;3;4;5;6;7]
[3;1;2;-1;0;1;2;3;4;5;6;7;3;1;2]
[-1;0;1;2;3;4;5;6;7]
[3;1;2;-1;0;1;2;3;4;5;6;7]
[5;5;4;1;4;5] []: 1 1 false
[5;5;4;1;4;5]
[5;5;4;1;4;5;5;5;4;1;4;5]
[5;4;1;4;5;5]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[1;4;4;5;5;5]
[5;5;4;1;4;5;5;5;4;1;4;5]
[]
[5;5;4;1;4;5]
[5;5;4;1;4;5] [1]: 1 1 false
[5;5;4;1;4;5;1]
[5;5;4;1;4;5;1;5;5;4;1;4;5]
[5;4;1;4;5;5;1]
5/1 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
true
Invalid_argument List.combine
[1;1;4;4;5;5;5]
[5;5;4;1;4;5;1;5;5;4;1;4;5]
[1]
[5;5;4;1;4;5;1]
[5;5;4;1;4;5] [3;1;2]: 1 1 false
[5;5;4;1;4;5;3;1;2]
[5;5;4;1;4;5;3;1;2;5;5;4;1;4;5]
[5;4;1;4;5;5;3;1;2]
5/3 5/1 4/2 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
true
Invalid_argument List.combine
[1;1;2;3;4;4;5;5;5]
[5;5;4;1;4;5;3;1;2;5;5;4;1;4;5]
[3;1;2]
[5;5;4;1;4;5;3;1;2]
[5;5;4;1;4;5] [5;5;4;1;4;5]: 0 0 true
[5;5;4;1;4;5;5;5;4;1;4;5]
[5;5;4;1;4;5;5;5;4;1;4;5;5;5;4;1;4;5]
[5;4;1;4;5;5;5;5;4;1;4;5]
5/5 5/5 4/4 1/1 4/4 5/5 
[0;0;0;0;0;0]
[0;0;0;0;0;0]
108
-108
true
false
5,5 5,5 4,4 1,1 4,4 5,5
[1;1;4;4;4;4;5;5;5;5;5;5]
[5;5;4;1;4;5;5;5;4;1;4;5;5;5;4;1;4;5]
[5;5;4;1;4;5]
[5;5;4;1;4;5;5;5;4;1;4;5]
[5;5;4;1;4;5] [-1;0;1;2;3;4;5;6;7]: -1 1 false
[5;5;4;1;4;5;-1;0;1;2;3;4;5;6;7]
[5;5;4;1;4;5;-1;0;1;2;3;4;5;6;7;5;5;4;1;4;5]
[5;4;1;4;5;5;-1;0;1;2;3;4;5;6;7]
5/-1 5/0 4/1 1/2 4/3 5/4 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
true
Invalid_argument List.combine
[-1;0;1;1;2;3;4;4;4;5;5;5;5;6;7]
[5;5;4;1;4;5;-1;0;1;2;3;4;5;6;7;5;5;4;1;4;5]
[-1;0;1;2;3;4;5;6;7]
[5;5;4;1;4;5;-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7] []: 1 1 false
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7]
[7;6;5;4;3;2;1;0;-1]
Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
Invalid_argument List.for_all2
Invalid_argument List.exists2
Invalid_argument List.combine
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7]
[]
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7] [1]: 1 -1 false
[-1;0;1;2;3;4;5;6;7;1]
[-1;0;1;2;3;4;5;6;7;1;-1;0;1;2;3;4;5;6;7]
[7;6;5;4;3;2;1;0;-1;1]
-1/1 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
Invalid_argument List.exists2
Invalid_argument List.combine
[-1;0;1;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7;1;-1;0;1;2;3;4;5;6;7]
[1]
[-1;0;1;2;3;4;5;6;7;1]
[-1;0;1;2;3;4;5;6;7] [3;1;2]: 1 -1 false
[-1;0;1;2;3;4;5;6;7;3;1;2]
[-1;0;1;2;3;4;5;6;7;3;1;2;-1;0;1;2;3;4;5;6;7]
[7;6;5;4;3;2;1;0;-1;3;1;2]
-1/3 0/1 1/2 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
Invalid_argument List.exists2
Invalid_argument List.combine
[-1;0;1;1;2;2;3;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7;3;1;2;-1;0;1;2;3;4;5;6;7]
[3;1;2]
[-1;0;1;2;3;4;5;6;7;3;1;2]
[-1;0;1;2;3;4;5;6;7] [5;5;4;1;4;5]: 1 -1 false
[-1;0;1;2;3;4;5;6;7;5;5;4;1;4;5]
[-1;0;1;2;3;4;5;6;7;5;5;4;1;4;5;-1;0;1;2;3;4;5;6;7]
[7;6;5;4;3;2;1;0;-1;5;5;4;1;4;5]
-1/5 0/5 1/4 2/1 3/4 4/5 Invalid_argument List.iter2
Invalid_argument List.map2
Invalid_argument List.rev_map2
Invalid_argument List.fold_left2
Invalid_argument List.fold_right2
false
true
Invalid_argument List.combine
[-1;0;1;1;2;3;4;4;4;5;5;5;5;6;7]
[-1;0;1;2;3;4;5;6;7;5;5;4;1;4;5;-1;0;1;2;3;4;5;6;7]
[5;5;4;1;4;5]
[-1;0;1;2;3;4;5;6;7;5;5;4;1;4;5]
[-1;0;1;2;3;4;5;6;7] [-1;0;1;2;3;4;5;6;7]: 0 0 true
[-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7]
[7;6;5;4;3;2;1;0;-1;-1;0;1;2;3;4;5;6;7]
-1/-1 0/0 1/1 2/2 3/3 4/4 5/5 6/6 7/7 
[0;0;0;0;0;0;0;0;0]
[0;0;0;0;0;0;0;0;0]
141
-141
true
false
-1,-1 0,0 1,1 2,2 3,3 4,4 5,5 6,6 7,7
[-1;-1;0;0;1;1;2;2;3;3;4;4;5;5;6;6;7;7]
[-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7]
[-1;0;1;2;3;4;5;6;7;-1;0;1;2;3;4;5;6;7]
[1;2;3] [1;2;4]: 0 -1 false
[1;2;3;1;2;4]
[1;2;3;1;2;4;1;2;3]
[3;2;1;1;2;4]
1/1 2/2 3/4 
[0;0;-1]
[-1;0;0]
17
-17
false
false
1,1 2,2 3,4
[1;1;2;2;3;4]
[1;2;3;1;2;4;1;2;3]
[1;2;4]
[1;2;3;1;2;4]
[0;1;4;9;16]
[]
Invalid_argument List.init
91265 64405 42976 20000
76489
a-bc--d
one
1: 2:| 1:a 2:a|b 5:|a||b| 
none none true false false -1
Invalid_argument option is None
2 none false true true 0
1
1
3 4 false true false 1
2
2
true false 1 1
ok 1
2
1
1
Invalid_argument result is Ok _
true false 5 1
ok 5
large
5
5
Invalid_argument result is Ok _
false true none 0
bad
bad
length 3
Invalid_argument result is Error _
bad
3
<<< *)
