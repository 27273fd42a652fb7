let f s t = (s = t, s <> t, s < t, s <= "a\n", "b" > t, s ^ t ^ "c" >= t)
let g c d = (c = d, c <> 'a', c < '\n', min c d, min "a" "b")
let h s = int_of_char s.[String.length s - 1] + Char.code (String.get s 0)
let k = String.get
let l = int_of_char
let m = String.sub
let n b = string_of_bool b ^ Int.to_string 1 ^ m "a" 0 1
let e = [||]
let () = e.(0) <- "a"; print_char (k "a" 0); print_int (l 'a')
