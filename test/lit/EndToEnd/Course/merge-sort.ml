(* Merge sort with Array.sub, Array.blit and Array.append.
   RUN: %everywhere %s
*)
let merge compare a b =
  let n = Array.length a and m = Array.length b in
  if n = 0 then b
  else if m = 0 then a
  else begin
    let c = Array.make (n + m) a.(0) in
    let i = ref 0 and j = ref 0 in
    for k = 0 to n + m - 1 do
      if !j >= m || (!i < n && compare a.(!i) b.(!j) <= 0) then begin
        c.(k) <- a.(!i);
        incr i
      end else begin
        c.(k) <- b.(!j);
        incr j
      end
    done;
    c
  end

let rec merge_sort compare a =
  let n = Array.length a in
  if n <= 1 then a
  else
    let half = n / 2 in
    merge compare
      (merge_sort compare (Array.sub a 0 half))
      (merge_sort compare (Array.sub a half (n - half)))

let print a =
  Array.iter (fun (x, s) -> Printf.printf "%d%s " x s) a;
  print_newline ()

let () =
  let a = [| (3, "a"); (1, "b"); (2, "c"); (3, "d"); (1, "e") |] in
  print (merge_sort (fun (x, _) (y, _) -> compare x y) a);
  print (merge_sort compare (Array.append a [| (0, "z"); (2, "a") |]));
  let by_name (_, s) (_, t) = compare s t in
  print (merge_sort by_name a)

(* >>> output
1b 1e 2c 3a 3d 
0z 1b 1e 2a 2c 3a 3d 
3a 1b 2c 3d 1e 
<<< *)
