(* Numbers in other bases.
   RUN: %everywhere %s
*)
let digit d =
  if d < 10 then Char.chr (d + Char.code '0')
  else Char.chr (d - 10 + Char.code 'a')

let value c =
  if c >= '0' && c <= '9' then Char.code c - Char.code '0'
  else if c >= 'a' && c <= 'z' then Char.code c - Char.code 'a' + 10
  else failwith "not a digit"

let to_base b n =
  let rec go n acc =
    if n = 0 then acc else go (n / b) (String.make 1 (digit (n mod b)) ^ acc)
  in
  if n = 0 then "0" else go n ""

let of_base b s =
  let n = ref 0 in
  for i = 0 to String.length s - 1 do
    n := b * !n + value s.[i]
  done;
  !n

let () =
  let test b n =
    let s = to_base b n in
    Printf.printf "%d in base %d is %s\n" n b s;
    assert (of_base b s = n)
  in
  test 2 10;
  test 2 255;
  test 16 48879;
  test 36 123456;
  test 7 0;
  print_int (0xff + 0b101 + 0o17);
  print_newline ()

(* >>> output
10 in base 2 is 1010
255 in base 2 is 11111111
48879 in base 16 is beef
123456 in base 36 is 2n9c
0 in base 7 is 0
275
<<< *)
