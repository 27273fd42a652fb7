(* Functions of library modules raise exceptions.
   RUN: %everywhere %s
*)
let t f = try ignore (f ()) ; print_endline "ok" with Invalid_argument s -> print_endline s | Not_found -> print_endline "Not_found"
let () = t (fun () -> Array.init (-1) (fun x -> x)); t (fun () -> Array.make_matrix (-1) 1 0); t (fun () -> Array.make_matrix 1 (-1) 0);
 t (fun () -> Array.create_float (-1)); t (fun () -> Array.sub [|1|] 1 1); t (fun () -> Array.fill [|1|] 1 1 0; 0); t (fun () -> Array.blit [|1|] 0 [|1|] 1 1; 0); t (fun () -> Array.blit [|1|] 1 [|1|] 0 1; 0);
 t (fun () -> Array.iter2 (fun x y -> ()) [|1|] [||]); t (fun () -> Array.map2 (fun x y -> ()) [|1|] [||]); t (fun () -> Array.for_all2 (fun x y -> true) [|1|] [||]);t (fun () -> Array.exists2 (fun x y -> true) [|1|] [||]); t (fun () -> Array.combine [|1|] [||]);
 t (fun () -> String.init (-1) (fun x -> 'a')); t (fun () -> String.make (-1) 'a'); t (fun () -> String.sub "abc" 2 3); t (fun () -> String.index "abc" 'd'); t (fun () -> String.index_from "abc" 4 'd');t (fun () -> String.index_from "abc" 3 'd');t (fun () -> String.rindex "abc" 'd');
 t (fun () -> String.rindex_from "abc" (-2) 'd');t (fun () -> String.rindex_from "abc" (-1) 'd');t (fun () -> String.rindex_from "abc" (3) 'd'); t (fun () -> String.contains_from "abc" 4 'd');t (fun () -> String.contains_from "abc" 3 'd'); t (fun () -> String.contains_from "abc" (-1) 'd');
 t (fun () -> String.rcontains_from "abc" 3 'd');t (fun () -> String.rcontains_from "abc" (-1) 'd'); t (fun () -> Char.chr 256); t (fun () -> "abc".[3]); t (fun () -> String.get "abc" 3); t (fun () -> Array.get [|1|] 3); t (fun () -> Array.make (-1) 3);t (fun () -> Array.append [||] [||] = [|1|])

(* >>> output
Array.init
Array.make
Array.make
Float.Array.create
Array.sub
Array.fill
Array.blit
Array.blit
Array.iter2: arrays must have the same length
Array.map2: arrays must have the same length
Array.for_all2
Array.exists2
Array.combine
Bytes.create
Bytes.create
String.sub / Bytes.sub
Not_found
String.index_from / Bytes.index_from
Not_found
Not_found
String.rindex_from / Bytes.rindex_from
Not_found
String.rindex_from / Bytes.rindex_from
String.contains_from / Bytes.contains_from
ok
String.contains_from / Bytes.contains_from
String.rcontains_from / Bytes.rcontains_from
String.rcontains_from / Bytes.rcontains_from
Char.chr
index out of bounds
index out of bounds
index out of bounds
Array.make
ok
<<< *)
