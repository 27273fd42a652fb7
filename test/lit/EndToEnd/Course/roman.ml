(* Roman numerals.
   RUN: %everywhere %s
*)
let values = [| 1000; 900; 500; 400; 100; 90; 50; 40; 10; 9; 5; 4; 1 |]

let symbols =
  [| "M"; "CM"; "D"; "CD"; "C"; "XC"; "L"; "XL"; "X"; "IX"; "V"; "IV"; "I" |]

let to_roman n =
  let rec go i n =
    if n = 0 then ""
    else if n >= values.(i) then symbols.(i) ^ go i (n - values.(i))
    else go (i + 1) n
  in
  go 0 n

let digit c =
  let i = String.index "IVXLCDM" c in
  [| 1; 5; 10; 50; 100; 500; 1000 |].(i)

let of_roman s =
  let n = String.length s in
  let total = ref 0 in
  for i = 0 to n - 1 do
    let d = digit s.[i] in
    if i + 1 < n && d < digit s.[i + 1] then total := !total - d
    else total := !total + d
  done;
  !total

let () =
  Array.iter
    (fun n ->
      let r = to_roman n in
      Printf.printf "%d %s %d\n" n r (of_roman r))
    [| 1; 4; 9; 14; 40; 90; 400; 1987; 2024; 3999 |]

(* >>> output
1 I 1
4 IV 4
9 IX 9
14 XIV 14
40 XL 40
90 XC 90
400 CD 400
1987 MCMLXXXVII 1987
2024 MMXXIV 2024
3999 MMMCMXCIX 3999
<<< *)
