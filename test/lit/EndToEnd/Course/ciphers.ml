(* A program of a first course.
   RUN: %everywhere %s
*)
(* Caesar, Vigenere, run-length, and a bit of Bytes *)

let shift_char k c =
  let rotate base =
    Char.chr ((Char.code c - Char.code base + k + 26) mod 26 + Char.code base) in
  match c with
  | 'a'..'z' -> rotate 'a'
  | 'A'..'Z' -> rotate 'A'
  | _ -> c

let caesar k s = String.map (shift_char (k mod 26)) s

let vigenere ?(decode=false) key s =
  let n = String.length key in
  let j = ref 0 in
  String.map (fun c -> match c with
    | 'a'..'z' | 'A'..'Z' ->
      let k = Char.code key.[!j mod n] - Char.code 'a' in
      incr j;
      shift_char (if decode then -k else k) c
    | c -> c) s

(* breaking caesar: the most frequent letter should be e *)
let frequencies s =
  let t = Array.make 26 0 in
  String.iter (fun c ->
    match Char.lowercase_ascii c with
    | 'a'..'z' as c -> let i = Char.code c - 97 in t.(i) <- t.(i) + 1
    | _ -> ()) s;
  t

let break s =
  let t = frequencies s in
  let best = ref 0 in
  Array.iteri (fun i n -> if n > t.(!best) then best := i) t;
  (!best - 4 + 26) mod 26

let rle s =
  let b = Buffer.create 16 in
  let n = String.length s in
  let rec go i =
    if i < n then begin
      let j = ref i in
      while !j < n && s.[!j] = s.[i] do incr j done;
      if !j - i > 1 then Buffer.add_string b (string_of_int (!j - i));
      Buffer.add_char b s.[i];
      go !j
    end
  in go 0; Buffer.contents b

let unrle s =
  let b = Buffer.create 16 in
  let k = ref 0 in
  String.iter (function
    | '0'..'9' as c -> k := 10 * !k + Char.code c - Char.code '0'
    | c -> Buffer.add_string b (String.make (max 1 !k) c); k := 0) s;
  Buffer.contents b

let reverse_in_place b =
  let n = Bytes.length b in
  for i = 0 to n / 2 - 1 do
    let c = Bytes.get b i in
    Bytes.set b i (Bytes.get b (n - 1 - i));
    Bytes.set b (n - 1 - i) c
  done

let is_palindrome s =
  let letters = List.filter (fun c -> c >= 'a' && c <= 'z')
      (List.of_seq (String.to_seq (String.lowercase_ascii s))) in
  letters = List.rev letters

let hex s =
  String.concat " " (List.map (fun c -> Printf.sprintf "%02x" (Char.code c))
                       (List.init (String.length s) (String.get s)))

let () =
  let text = "Meet me near the green elm tree, seven yards east of Greenfield!" in
  let secret = caesar 11 text in
  print_endline text;
  print_endline secret;
  Printf.printf "broken with %d\n" (break secret);
  print_endline (caesar (- (break secret)) secret);
  let v = vigenere "lemon" "Attack at Dawn, zebras" in
  print_endline v;
  print_endline (vigenere ~decode:true "lemon" v);
  List.iter (fun s ->
    let r = rle s in
    Printf.printf "%S -> %S -> %S\n" s r (unrle r);
    assert (unrle r = s)) [""; "a"; "aaaaaaaaaaaa"; "abc"; "aabbbc  d"];
  let b = Bytes.of_string "stressed" in
  reverse_in_place b;
  Printf.printf "%s\n" (Bytes.to_string b);
  Bytes.fill b 0 3 '*';
  Bytes.blit_string "XY" 0 b 6 2;
  print_endline (Bytes.to_string b);
  List.iter (fun s -> Printf.printf "%-32s %s\n" s (if is_palindrome s then "palindrome" else "no"))
    ["Never odd or even"; "Was it a car or a cat I saw?"; "OCaml"; ""];
  print_endline (hex "Caml\n\255");
  Printf.printf "%S %C %C\n" "tab\there \"quoted\" \\ \001" '\'' '\n';
  Printf.printf "%s|%s|\n" (String.capitalize_ascii "word") (String.trim "  \t padded \n")
