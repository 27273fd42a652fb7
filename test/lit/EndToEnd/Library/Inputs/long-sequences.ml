let n = 1000000
let rec range i j () = if i >= j then Seq.Nil else Seq.Cons (i, range (i + 1) j)
let count s = Seq.fold_left (fun n _ -> n + 1) 0 s
let check name k = Printf.printf "%s %d\n" name k

let () =
  check "list" (List.length (List.of_seq (range 0 n)));
  check "array" (Array.length (Array.of_seq (range 0 n)));
  check "string" (String.length (String.of_seq (Seq.map (fun _ -> 'x') (range 0 n))));
  check "filter" (count (Seq.filter (fun i -> i >= n - 1) (range 0 n)));
  check "filter_map" (count (Seq.filter_map (fun i -> if i < n - 1 then None else Some i) (range 0 n)));
  check "append" (count (Seq.append (range 0 n) (range 0 10)));
  check "flat_map" (count (Seq.flat_map (fun _ -> Seq.empty) (range 0 n)));
  check "concat" (count (Seq.concat (Seq.map (fun _ -> Seq.empty) (range 0 n))));
  check "unfold" (count (Seq.unfold (fun i -> if i < n then Some (i, i + 1) else None) 0));
  let h = Hashtbl.create n in
  Hashtbl.add h 1 1;
  check "hashtbl" (count (Hashtbl.to_seq h))
