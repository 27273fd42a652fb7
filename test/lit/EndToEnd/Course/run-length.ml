(* Run-length encoding of strings.
   RUN: %everywhere %s
*)
let encode s =
  let n = String.length s in
  let rec go i acc =
    if i = n then acc
    else begin
      let j = ref i in
      while !j < n && s.[!j] = s.[i] do incr j done;
      let k = !j - i in
      let count = if k = 1 then "" else string_of_int k in
      go !j (acc ^ count ^ String.make 1 s.[i])
    end
  in
  go 0 ""
;;

let decode s =
  let result = ref "" in
  let count = ref 0 in
  String.iter
    (fun c ->
      if '0' <= c && c <= '9' then
        count := !count * 10 + (Char.code c - 48)
      else begin
        result := !result ^ String.make (max 1 !count) c;
        count := 0
      end)
    s;
  !result
;;

let test s =
  let e = encode s in
  print_string s;
  print_string " -> ";
  print_endline e;
  assert (decode e = s)
;;

test "aaabccddddde";;
test "abc";;
test "";;
test (String.make 120 'x' ^ "y");;
print_endline (decode "3ab2c");;

(* >>> output
aaabccddddde -> 3ab2c5de
abc -> abc
 -> 
xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy -> 120xy
aaabcc
<<< *)
