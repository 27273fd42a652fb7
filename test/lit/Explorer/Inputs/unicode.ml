(* Characters of one, two and four bytes before what is linked: é 𝔘 </script> *)
let rec twice s = print_string (s ^ "𝔘é") in
print_string "é</script>\"'𝔘"; twice "‮𝔘"
