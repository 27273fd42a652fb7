(* A function with 150 integers to keep, in recursion.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec id x = if x > 1000000000 then 0 else x in
let rec f n =
  if n = 0 then 1 else
  let v0 = id (n + 0) in
  let v1 = id (n + 1) in
  let v2 = id (n + 2) in
  let v3 = id (n + 3) in
  let v4 = id (n + 4) in
  let v5 = id (n + 5) in
  let v6 = id (n + 6) in
  let v7 = id (n + 7) in
  let v8 = id (n + 8) in
  let v9 = id (n + 9) in
  let v10 = id (n + 10) in
  let v11 = id (n + 11) in
  let v12 = id (n + 12) in
  let v13 = id (n + 13) in
  let v14 = id (n + 14) in
  let v15 = id (n + 15) in
  let v16 = id (n + 16) in
  let v17 = id (n + 17) in
  let v18 = id (n + 18) in
  let v19 = id (n + 19) in
  let v20 = id (n + 20) in
  let v21 = id (n + 21) in
  let v22 = id (n + 22) in
  let v23 = id (n + 23) in
  let v24 = id (n + 24) in
  let v25 = id (n + 25) in
  let v26 = id (n + 26) in
  let v27 = id (n + 27) in
  let v28 = id (n + 28) in
  let v29 = id (n + 29) in
  let v30 = id (n + 30) in
  let v31 = id (n + 31) in
  let v32 = id (n + 32) in
  let v33 = id (n + 33) in
  let v34 = id (n + 34) in
  let v35 = id (n + 35) in
  let v36 = id (n + 36) in
  let v37 = id (n + 37) in
  let v38 = id (n + 38) in
  let v39 = id (n + 39) in
  let v40 = id (n + 40) in
  let v41 = id (n + 41) in
  let v42 = id (n + 42) in
  let v43 = id (n + 43) in
  let v44 = id (n + 44) in
  let v45 = id (n + 45) in
  let v46 = id (n + 46) in
  let v47 = id (n + 47) in
  let v48 = id (n + 48) in
  let v49 = id (n + 49) in
  let v50 = id (n + 50) in
  let v51 = id (n + 51) in
  let v52 = id (n + 52) in
  let v53 = id (n + 53) in
  let v54 = id (n + 54) in
  let v55 = id (n + 55) in
  let v56 = id (n + 56) in
  let v57 = id (n + 57) in
  let v58 = id (n + 58) in
  let v59 = id (n + 59) in
  let v60 = id (n + 60) in
  let v61 = id (n + 61) in
  let v62 = id (n + 62) in
  let v63 = id (n + 63) in
  let v64 = id (n + 64) in
  let v65 = id (n + 65) in
  let v66 = id (n + 66) in
  let v67 = id (n + 67) in
  let v68 = id (n + 68) in
  let v69 = id (n + 69) in
  let v70 = id (n + 70) in
  let v71 = id (n + 71) in
  let v72 = id (n + 72) in
  let v73 = id (n + 73) in
  let v74 = id (n + 74) in
  let v75 = id (n + 75) in
  let v76 = id (n + 76) in
  let v77 = id (n + 77) in
  let v78 = id (n + 78) in
  let v79 = id (n + 79) in
  let v80 = id (n + 80) in
  let v81 = id (n + 81) in
  let v82 = id (n + 82) in
  let v83 = id (n + 83) in
  let v84 = id (n + 84) in
  let v85 = id (n + 85) in
  let v86 = id (n + 86) in
  let v87 = id (n + 87) in
  let v88 = id (n + 88) in
  let v89 = id (n + 89) in
  let v90 = id (n + 90) in
  let v91 = id (n + 91) in
  let v92 = id (n + 92) in
  let v93 = id (n + 93) in
  let v94 = id (n + 94) in
  let v95 = id (n + 95) in
  let v96 = id (n + 96) in
  let v97 = id (n + 97) in
  let v98 = id (n + 98) in
  let v99 = id (n + 99) in
  let v100 = id (n + 100) in
  let v101 = id (n + 101) in
  let v102 = id (n + 102) in
  let v103 = id (n + 103) in
  let v104 = id (n + 104) in
  let v105 = id (n + 105) in
  let v106 = id (n + 106) in
  let v107 = id (n + 107) in
  let v108 = id (n + 108) in
  let v109 = id (n + 109) in
  let v110 = id (n + 110) in
  let v111 = id (n + 111) in
  let v112 = id (n + 112) in
  let v113 = id (n + 113) in
  let v114 = id (n + 114) in
  let v115 = id (n + 115) in
  let v116 = id (n + 116) in
  let v117 = id (n + 117) in
  let v118 = id (n + 118) in
  let v119 = id (n + 119) in
  let v120 = id (n + 120) in
  let v121 = id (n + 121) in
  let v122 = id (n + 122) in
  let v123 = id (n + 123) in
  let v124 = id (n + 124) in
  let v125 = id (n + 125) in
  let v126 = id (n + 126) in
  let v127 = id (n + 127) in
  let v128 = id (n + 128) in
  let v129 = id (n + 129) in
  let v130 = id (n + 130) in
  let v131 = id (n + 131) in
  let v132 = id (n + 132) in
  let v133 = id (n + 133) in
  let v134 = id (n + 134) in
  let v135 = id (n + 135) in
  let v136 = id (n + 136) in
  let v137 = id (n + 137) in
  let v138 = id (n + 138) in
  let v139 = id (n + 139) in
  let v140 = id (n + 140) in
  let v141 = id (n + 141) in
  let v142 = id (n + 142) in
  let v143 = id (n + 143) in
  let v144 = id (n + 144) in
  let v145 = id (n + 145) in
  let v146 = id (n + 146) in
  let v147 = id (n + 147) in
  let v148 = id (n + 148) in
  let v149 = id (n + 149) in
  let r = f (n - 1) in
  r * v0 + v1 + v2 + r * v3 + v4 + v5 + r * v6 + v7 + v8 + r * v9 + v10 + v11 + r * v12 +
    v13 + v14 + r * v15 + v16 + v17 + r * v18 + v19 + v20 + r * v21 + v22 + v23 + r * v24
    + v25 + v26 + r * v27 + v28 + v29 + r * v30 + v31 + v32 + r * v33 + v34 + v35 + r *
    v36 + v37 + v38 + r * v39 + v40 + v41 + r * v42 + v43 + v44 + r * v45 + v46 + v47 + r
    * v48 + v49 + v50 + r * v51 + v52 + v53 + r * v54 + v55 + v56 + r * v57 + v58 + v59 +
    r * v60 + v61 + v62 + r * v63 + v64 + v65 + r * v66 + v67 + v68 + r * v69 + v70 + v71
    + r * v72 + v73 + v74 + r * v75 + v76 + v77 + r * v78 + v79 + v80 + r * v81 + v82 +
    v83 + r * v84 + v85 + v86 + r * v87 + v88 + v89 + r * v90 + v91 + v92 + r * v93 + v94
    + v95 + r * v96 + v97 + v98 + r * v99 + v100 + v101 + r * v102 + v103 + v104 + r *
    v105 + v106 + v107 + r * v108 + v109 + v110 + r * v111 + v112 + v113 + r * v114 + v115
    + v116 + r * v117 + v118 + v119 + r * v120 + v121 + v122 + r * v123 + v124 + v125 + r
    * v126 + v127 + v128 + r * v129 + v130 + v131 + r * v132 + v133 + v134 + r * v135 +
    v136 + v137 + r * v138 + v139 + v140 + r * v141 + v142 + v143 + r * v144 + v145 + v146
    + r * v147 + v148 + v149 in
pi (f 0); pi (f 1); pi (f 5)

(* >>> output
1
11325
728317709
<<< *)
