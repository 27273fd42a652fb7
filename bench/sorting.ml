(* A million integers sorted by quicksort, in one array, with the median of
   three elements as the pivot and insertion sort for short parts. *)

let size = 1000000 in
let a = Array.make size 0 in

let rec fill i seed =
  if i < size then begin
    let seed = seed * 1366 + 150889 in
    let seed = seed - seed / 714025 * 714025 in
    a.(i) <- seed;
    fill (i + 1) seed
  end in

let rec swap i j =
  let x = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- x in

let rec insert x i first =
  if i > first && a.(i - 1) > x then begin
    a.(i) <- a.(i - 1);
    insert x (i - 1) first
  end else a.(i) <- x in

let rec insertion_sort i first last =
  if i <= last then begin
    insert a.(i) i first;
    insertion_sort (i + 1) first last
  end in

(* Sorts the elements from first to last. *)
let rec sort first last =
  if last - first < 16 then insertion_sort (first + 1) first last
  else begin
    let middle = first + (last - first) / 2 in
    if a.(middle) < a.(first) then swap middle first;
    if a.(last) < a.(middle) then begin
      swap last middle;
      if a.(middle) < a.(first) then swap middle first
    end;
    let pivot = a.(middle) in
    let rec up i = if a.(i) < pivot then up (i + 1) else i in
    let rec down j = if a.(j) > pivot then down (j - 1) else j in
    let rec partition i j =
      let i = up i in
      let j = down j in
      if i < j then begin
        swap i j;
        partition (i + 1) (j - 1)
      end else begin
        sort first j;
        sort (if i = j then i + 1 else i) last
      end in
    partition first last
  end in

let rec descents i total =
  if i = size then total
  else descents (i + 1) (if a.(i - 1) > a.(i) then total + 1 else total) in

fill 0 1;
print_int (descents 1 0);
print_newline ();
sort 0 (size - 1);
print_int (descents 1 0);
print_newline ();
print_int a.(0);
print_newline ();
print_int a.(size / 2);
print_newline ();
print_int a.(size - 1);
print_newline ()

(* >>> output
499988
0
0
357031
714024
<<< *)
