(* A frame beyond the reach of one instruction's offset: 700 floats to keep.
   RUN: %everywhere %s
*)
let rec pf x = print_float x; print_newline () in
let rec id x = if x > 1e300 then 0.0 else x in
let rec f n =
  if n = 0 then 1.0 else
  let v0 = id (float_of_int n +. 0.5) in
  let v1 = id (float_of_int n +. 1.5) in
  let v2 = id (float_of_int n +. 2.5) in
  let v3 = id (float_of_int n +. 3.5) in
  let v4 = id (float_of_int n +. 4.5) in
  let v5 = id (float_of_int n +. 5.5) in
  let v6 = id (float_of_int n +. 6.5) in
  let v7 = id (float_of_int n +. 7.5) in
  let v8 = id (float_of_int n +. 8.5) in
  let v9 = id (float_of_int n +. 9.5) in
  let v10 = id (float_of_int n +. 10.5) in
  let v11 = id (float_of_int n +. 11.5) in
  let v12 = id (float_of_int n +. 12.5) in
  let v13 = id (float_of_int n +. 13.5) in
  let v14 = id (float_of_int n +. 14.5) in
  let v15 = id (float_of_int n +. 15.5) in
  let v16 = id (float_of_int n +. 16.5) in
  let v17 = id (float_of_int n +. 17.5) in
  let v18 = id (float_of_int n +. 18.5) in
  let v19 = id (float_of_int n +. 19.5) in
  let v20 = id (float_of_int n +. 20.5) in
  let v21 = id (float_of_int n +. 21.5) in
  let v22 = id (float_of_int n +. 22.5) in
  let v23 = id (float_of_int n +. 23.5) in
  let v24 = id (float_of_int n +. 24.5) in
  let v25 = id (float_of_int n +. 25.5) in
  let v26 = id (float_of_int n +. 26.5) in
  let v27 = id (float_of_int n +. 27.5) in
  let v28 = id (float_of_int n +. 28.5) in
  let v29 = id (float_of_int n +. 29.5) in
  let v30 = id (float_of_int n +. 30.5) in
  let v31 = id (float_of_int n +. 31.5) in
  let v32 = id (float_of_int n +. 32.5) in
  let v33 = id (float_of_int n +. 33.5) in
  let v34 = id (float_of_int n +. 34.5) in
  let v35 = id (float_of_int n +. 35.5) in
  let v36 = id (float_of_int n +. 36.5) in
  let v37 = id (float_of_int n +. 37.5) in
  let v38 = id (float_of_int n +. 38.5) in
  let v39 = id (float_of_int n +. 39.5) in
  let v40 = id (float_of_int n +. 40.5) in
  let v41 = id (float_of_int n +. 41.5) in
  let v42 = id (float_of_int n +. 42.5) in
  let v43 = id (float_of_int n +. 43.5) in
  let v44 = id (float_of_int n +. 44.5) in
  let v45 = id (float_of_int n +. 45.5) in
  let v46 = id (float_of_int n +. 46.5) in
  let v47 = id (float_of_int n +. 47.5) in
  let v48 = id (float_of_int n +. 48.5) in
  let v49 = id (float_of_int n +. 49.5) in
  let v50 = id (float_of_int n +. 50.5) in
  let v51 = id (float_of_int n +. 51.5) in
  let v52 = id (float_of_int n +. 52.5) in
  let v53 = id (float_of_int n +. 53.5) in
  let v54 = id (float_of_int n +. 54.5) in
  let v55 = id (float_of_int n +. 55.5) in
  let v56 = id (float_of_int n +. 56.5) in
  let v57 = id (float_of_int n +. 57.5) in
  let v58 = id (float_of_int n +. 58.5) in
  let v59 = id (float_of_int n +. 59.5) in
  let v60 = id (float_of_int n +. 60.5) in
  let v61 = id (float_of_int n +. 61.5) in
  let v62 = id (float_of_int n +. 62.5) in
  let v63 = id (float_of_int n +. 63.5) in
  let v64 = id (float_of_int n +. 64.5) in
  let v65 = id (float_of_int n +. 65.5) in
  let v66 = id (float_of_int n +. 66.5) in
  let v67 = id (float_of_int n +. 67.5) in
  let v68 = id (float_of_int n +. 68.5) in
  let v69 = id (float_of_int n +. 69.5) in
  let v70 = id (float_of_int n +. 70.5) in
  let v71 = id (float_of_int n +. 71.5) in
  let v72 = id (float_of_int n +. 72.5) in
  let v73 = id (float_of_int n +. 73.5) in
  let v74 = id (float_of_int n +. 74.5) in
  let v75 = id (float_of_int n +. 75.5) in
  let v76 = id (float_of_int n +. 76.5) in
  let v77 = id (float_of_int n +. 77.5) in
  let v78 = id (float_of_int n +. 78.5) in
  let v79 = id (float_of_int n +. 79.5) in
  let v80 = id (float_of_int n +. 80.5) in
  let v81 = id (float_of_int n +. 81.5) in
  let v82 = id (float_of_int n +. 82.5) in
  let v83 = id (float_of_int n +. 83.5) in
  let v84 = id (float_of_int n +. 84.5) in
  let v85 = id (float_of_int n +. 85.5) in
  let v86 = id (float_of_int n +. 86.5) in
  let v87 = id (float_of_int n +. 87.5) in
  let v88 = id (float_of_int n +. 88.5) in
  let v89 = id (float_of_int n +. 89.5) in
  let v90 = id (float_of_int n +. 90.5) in
  let v91 = id (float_of_int n +. 91.5) in
  let v92 = id (float_of_int n +. 92.5) in
  let v93 = id (float_of_int n +. 93.5) in
  let v94 = id (float_of_int n +. 94.5) in
  let v95 = id (float_of_int n +. 95.5) in
  let v96 = id (float_of_int n +. 96.5) in
  let v97 = id (float_of_int n +. 97.5) in
  let v98 = id (float_of_int n +. 98.5) in
  let v99 = id (float_of_int n +. 99.5) in
  let v100 = id (float_of_int n +. 100.5) in
  let v101 = id (float_of_int n +. 101.5) in
  let v102 = id (float_of_int n +. 102.5) in
  let v103 = id (float_of_int n +. 103.5) in
  let v104 = id (float_of_int n +. 104.5) in
  let v105 = id (float_of_int n +. 105.5) in
  let v106 = id (float_of_int n +. 106.5) in
  let v107 = id (float_of_int n +. 107.5) in
  let v108 = id (float_of_int n +. 108.5) in
  let v109 = id (float_of_int n +. 109.5) in
  let v110 = id (float_of_int n +. 110.5) in
  let v111 = id (float_of_int n +. 111.5) in
  let v112 = id (float_of_int n +. 112.5) in
  let v113 = id (float_of_int n +. 113.5) in
  let v114 = id (float_of_int n +. 114.5) in
  let v115 = id (float_of_int n +. 115.5) in
  let v116 = id (float_of_int n +. 116.5) in
  let v117 = id (float_of_int n +. 117.5) in
  let v118 = id (float_of_int n +. 118.5) in
  let v119 = id (float_of_int n +. 119.5) in
  let v120 = id (float_of_int n +. 120.5) in
  let v121 = id (float_of_int n +. 121.5) in
  let v122 = id (float_of_int n +. 122.5) in
  let v123 = id (float_of_int n +. 123.5) in
  let v124 = id (float_of_int n +. 124.5) in
  let v125 = id (float_of_int n +. 125.5) in
  let v126 = id (float_of_int n +. 126.5) in
  let v127 = id (float_of_int n +. 127.5) in
  let v128 = id (float_of_int n +. 128.5) in
  let v129 = id (float_of_int n +. 129.5) in
  let v130 = id (float_of_int n +. 130.5) in
  let v131 = id (float_of_int n +. 131.5) in
  let v132 = id (float_of_int n +. 132.5) in
  let v133 = id (float_of_int n +. 133.5) in
  let v134 = id (float_of_int n +. 134.5) in
  let v135 = id (float_of_int n +. 135.5) in
  let v136 = id (float_of_int n +. 136.5) in
  let v137 = id (float_of_int n +. 137.5) in
  let v138 = id (float_of_int n +. 138.5) in
  let v139 = id (float_of_int n +. 139.5) in
  let v140 = id (float_of_int n +. 140.5) in
  let v141 = id (float_of_int n +. 141.5) in
  let v142 = id (float_of_int n +. 142.5) in
  let v143 = id (float_of_int n +. 143.5) in
  let v144 = id (float_of_int n +. 144.5) in
  let v145 = id (float_of_int n +. 145.5) in
  let v146 = id (float_of_int n +. 146.5) in
  let v147 = id (float_of_int n +. 147.5) in
  let v148 = id (float_of_int n +. 148.5) in
  let v149 = id (float_of_int n +. 149.5) in
  let v150 = id (float_of_int n +. 150.5) in
  let v151 = id (float_of_int n +. 151.5) in
  let v152 = id (float_of_int n +. 152.5) in
  let v153 = id (float_of_int n +. 153.5) in
  let v154 = id (float_of_int n +. 154.5) in
  let v155 = id (float_of_int n +. 155.5) in
  let v156 = id (float_of_int n +. 156.5) in
  let v157 = id (float_of_int n +. 157.5) in
  let v158 = id (float_of_int n +. 158.5) in
  let v159 = id (float_of_int n +. 159.5) in
  let v160 = id (float_of_int n +. 160.5) in
  let v161 = id (float_of_int n +. 161.5) in
  let v162 = id (float_of_int n +. 162.5) in
  let v163 = id (float_of_int n +. 163.5) in
  let v164 = id (float_of_int n +. 164.5) in
  let v165 = id (float_of_int n +. 165.5) in
  let v166 = id (float_of_int n +. 166.5) in
  let v167 = id (float_of_int n +. 167.5) in
  let v168 = id (float_of_int n +. 168.5) in
  let v169 = id (float_of_int n +. 169.5) in
  let v170 = id (float_of_int n +. 170.5) in
  let v171 = id (float_of_int n +. 171.5) in
  let v172 = id (float_of_int n +. 172.5) in
  let v173 = id (float_of_int n +. 173.5) in
  let v174 = id (float_of_int n +. 174.5) in
  let v175 = id (float_of_int n +. 175.5) in
  let v176 = id (float_of_int n +. 176.5) in
  let v177 = id (float_of_int n +. 177.5) in
  let v178 = id (float_of_int n +. 178.5) in
  let v179 = id (float_of_int n +. 179.5) in
  let v180 = id (float_of_int n +. 180.5) in
  let v181 = id (float_of_int n +. 181.5) in
  let v182 = id (float_of_int n +. 182.5) in
  let v183 = id (float_of_int n +. 183.5) in
  let v184 = id (float_of_int n +. 184.5) in
  let v185 = id (float_of_int n +. 185.5) in
  let v186 = id (float_of_int n +. 186.5) in
  let v187 = id (float_of_int n +. 187.5) in
  let v188 = id (float_of_int n +. 188.5) in
  let v189 = id (float_of_int n +. 189.5) in
  let v190 = id (float_of_int n +. 190.5) in
  let v191 = id (float_of_int n +. 191.5) in
  let v192 = id (float_of_int n +. 192.5) in
  let v193 = id (float_of_int n +. 193.5) in
  let v194 = id (float_of_int n +. 194.5) in
  let v195 = id (float_of_int n +. 195.5) in
  let v196 = id (float_of_int n +. 196.5) in
  let v197 = id (float_of_int n +. 197.5) in
  let v198 = id (float_of_int n +. 198.5) in
  let v199 = id (float_of_int n +. 199.5) in
  let v200 = id (float_of_int n +. 200.5) in
  let v201 = id (float_of_int n +. 201.5) in
  let v202 = id (float_of_int n +. 202.5) in
  let v203 = id (float_of_int n +. 203.5) in
  let v204 = id (float_of_int n +. 204.5) in
  let v205 = id (float_of_int n +. 205.5) in
  let v206 = id (float_of_int n +. 206.5) in
  let v207 = id (float_of_int n +. 207.5) in
  let v208 = id (float_of_int n +. 208.5) in
  let v209 = id (float_of_int n +. 209.5) in
  let v210 = id (float_of_int n +. 210.5) in
  let v211 = id (float_of_int n +. 211.5) in
  let v212 = id (float_of_int n +. 212.5) in
  let v213 = id (float_of_int n +. 213.5) in
  let v214 = id (float_of_int n +. 214.5) in
  let v215 = id (float_of_int n +. 215.5) in
  let v216 = id (float_of_int n +. 216.5) in
  let v217 = id (float_of_int n +. 217.5) in
  let v218 = id (float_of_int n +. 218.5) in
  let v219 = id (float_of_int n +. 219.5) in
  let v220 = id (float_of_int n +. 220.5) in
  let v221 = id (float_of_int n +. 221.5) in
  let v222 = id (float_of_int n +. 222.5) in
  let v223 = id (float_of_int n +. 223.5) in
  let v224 = id (float_of_int n +. 224.5) in
  let v225 = id (float_of_int n +. 225.5) in
  let v226 = id (float_of_int n +. 226.5) in
  let v227 = id (float_of_int n +. 227.5) in
  let v228 = id (float_of_int n +. 228.5) in
  let v229 = id (float_of_int n +. 229.5) in
  let v230 = id (float_of_int n +. 230.5) in
  let v231 = id (float_of_int n +. 231.5) in
  let v232 = id (float_of_int n +. 232.5) in
  let v233 = id (float_of_int n +. 233.5) in
  let v234 = id (float_of_int n +. 234.5) in
  let v235 = id (float_of_int n +. 235.5) in
  let v236 = id (float_of_int n +. 236.5) in
  let v237 = id (float_of_int n +. 237.5) in
  let v238 = id (float_of_int n +. 238.5) in
  let v239 = id (float_of_int n +. 239.5) in
  let v240 = id (float_of_int n +. 240.5) in
  let v241 = id (float_of_int n +. 241.5) in
  let v242 = id (float_of_int n +. 242.5) in
  let v243 = id (float_of_int n +. 243.5) in
  let v244 = id (float_of_int n +. 244.5) in
  let v245 = id (float_of_int n +. 245.5) in
  let v246 = id (float_of_int n +. 246.5) in
  let v247 = id (float_of_int n +. 247.5) in
  let v248 = id (float_of_int n +. 248.5) in
  let v249 = id (float_of_int n +. 249.5) in
  let v250 = id (float_of_int n +. 250.5) in
  let v251 = id (float_of_int n +. 251.5) in
  let v252 = id (float_of_int n +. 252.5) in
  let v253 = id (float_of_int n +. 253.5) in
  let v254 = id (float_of_int n +. 254.5) in
  let v255 = id (float_of_int n +. 255.5) in
  let v256 = id (float_of_int n +. 256.5) in
  let v257 = id (float_of_int n +. 257.5) in
  let v258 = id (float_of_int n +. 258.5) in
  let v259 = id (float_of_int n +. 259.5) in
  let v260 = id (float_of_int n +. 260.5) in
  let v261 = id (float_of_int n +. 261.5) in
  let v262 = id (float_of_int n +. 262.5) in
  let v263 = id (float_of_int n +. 263.5) in
  let v264 = id (float_of_int n +. 264.5) in
  let v265 = id (float_of_int n +. 265.5) in
  let v266 = id (float_of_int n +. 266.5) in
  let v267 = id (float_of_int n +. 267.5) in
  let v268 = id (float_of_int n +. 268.5) in
  let v269 = id (float_of_int n +. 269.5) in
  let v270 = id (float_of_int n +. 270.5) in
  let v271 = id (float_of_int n +. 271.5) in
  let v272 = id (float_of_int n +. 272.5) in
  let v273 = id (float_of_int n +. 273.5) in
  let v274 = id (float_of_int n +. 274.5) in
  let v275 = id (float_of_int n +. 275.5) in
  let v276 = id (float_of_int n +. 276.5) in
  let v277 = id (float_of_int n +. 277.5) in
  let v278 = id (float_of_int n +. 278.5) in
  let v279 = id (float_of_int n +. 279.5) in
  let v280 = id (float_of_int n +. 280.5) in
  let v281 = id (float_of_int n +. 281.5) in
  let v282 = id (float_of_int n +. 282.5) in
  let v283 = id (float_of_int n +. 283.5) in
  let v284 = id (float_of_int n +. 284.5) in
  let v285 = id (float_of_int n +. 285.5) in
  let v286 = id (float_of_int n +. 286.5) in
  let v287 = id (float_of_int n +. 287.5) in
  let v288 = id (float_of_int n +. 288.5) in
  let v289 = id (float_of_int n +. 289.5) in
  let v290 = id (float_of_int n +. 290.5) in
  let v291 = id (float_of_int n +. 291.5) in
  let v292 = id (float_of_int n +. 292.5) in
  let v293 = id (float_of_int n +. 293.5) in
  let v294 = id (float_of_int n +. 294.5) in
  let v295 = id (float_of_int n +. 295.5) in
  let v296 = id (float_of_int n +. 296.5) in
  let v297 = id (float_of_int n +. 297.5) in
  let v298 = id (float_of_int n +. 298.5) in
  let v299 = id (float_of_int n +. 299.5) in
  let v300 = id (float_of_int n +. 300.5) in
  let v301 = id (float_of_int n +. 301.5) in
  let v302 = id (float_of_int n +. 302.5) in
  let v303 = id (float_of_int n +. 303.5) in
  let v304 = id (float_of_int n +. 304.5) in
  let v305 = id (float_of_int n +. 305.5) in
  let v306 = id (float_of_int n +. 306.5) in
  let v307 = id (float_of_int n +. 307.5) in
  let v308 = id (float_of_int n +. 308.5) in
  let v309 = id (float_of_int n +. 309.5) in
  let v310 = id (float_of_int n +. 310.5) in
  let v311 = id (float_of_int n +. 311.5) in
  let v312 = id (float_of_int n +. 312.5) in
  let v313 = id (float_of_int n +. 313.5) in
  let v314 = id (float_of_int n +. 314.5) in
  let v315 = id (float_of_int n +. 315.5) in
  let v316 = id (float_of_int n +. 316.5) in
  let v317 = id (float_of_int n +. 317.5) in
  let v318 = id (float_of_int n +. 318.5) in
  let v319 = id (float_of_int n +. 319.5) in
  let v320 = id (float_of_int n +. 320.5) in
  let v321 = id (float_of_int n +. 321.5) in
  let v322 = id (float_of_int n +. 322.5) in
  let v323 = id (float_of_int n +. 323.5) in
  let v324 = id (float_of_int n +. 324.5) in
  let v325 = id (float_of_int n +. 325.5) in
  let v326 = id (float_of_int n +. 326.5) in
  let v327 = id (float_of_int n +. 327.5) in
  let v328 = id (float_of_int n +. 328.5) in
  let v329 = id (float_of_int n +. 329.5) in
  let v330 = id (float_of_int n +. 330.5) in
  let v331 = id (float_of_int n +. 331.5) in
  let v332 = id (float_of_int n +. 332.5) in
  let v333 = id (float_of_int n +. 333.5) in
  let v334 = id (float_of_int n +. 334.5) in
  let v335 = id (float_of_int n +. 335.5) in
  let v336 = id (float_of_int n +. 336.5) in
  let v337 = id (float_of_int n +. 337.5) in
  let v338 = id (float_of_int n +. 338.5) in
  let v339 = id (float_of_int n +. 339.5) in
  let v340 = id (float_of_int n +. 340.5) in
  let v341 = id (float_of_int n +. 341.5) in
  let v342 = id (float_of_int n +. 342.5) in
  let v343 = id (float_of_int n +. 343.5) in
  let v344 = id (float_of_int n +. 344.5) in
  let v345 = id (float_of_int n +. 345.5) in
  let v346 = id (float_of_int n +. 346.5) in
  let v347 = id (float_of_int n +. 347.5) in
  let v348 = id (float_of_int n +. 348.5) in
  let v349 = id (float_of_int n +. 349.5) in
  let v350 = id (float_of_int n +. 350.5) in
  let v351 = id (float_of_int n +. 351.5) in
  let v352 = id (float_of_int n +. 352.5) in
  let v353 = id (float_of_int n +. 353.5) in
  let v354 = id (float_of_int n +. 354.5) in
  let v355 = id (float_of_int n +. 355.5) in
  let v356 = id (float_of_int n +. 356.5) in
  let v357 = id (float_of_int n +. 357.5) in
  let v358 = id (float_of_int n +. 358.5) in
  let v359 = id (float_of_int n +. 359.5) in
  let v360 = id (float_of_int n +. 360.5) in
  let v361 = id (float_of_int n +. 361.5) in
  let v362 = id (float_of_int n +. 362.5) in
  let v363 = id (float_of_int n +. 363.5) in
  let v364 = id (float_of_int n +. 364.5) in
  let v365 = id (float_of_int n +. 365.5) in
  let v366 = id (float_of_int n +. 366.5) in
  let v367 = id (float_of_int n +. 367.5) in
  let v368 = id (float_of_int n +. 368.5) in
  let v369 = id (float_of_int n +. 369.5) in
  let v370 = id (float_of_int n +. 370.5) in
  let v371 = id (float_of_int n +. 371.5) in
  let v372 = id (float_of_int n +. 372.5) in
  let v373 = id (float_of_int n +. 373.5) in
  let v374 = id (float_of_int n +. 374.5) in
  let v375 = id (float_of_int n +. 375.5) in
  let v376 = id (float_of_int n +. 376.5) in
  let v377 = id (float_of_int n +. 377.5) in
  let v378 = id (float_of_int n +. 378.5) in
  let v379 = id (float_of_int n +. 379.5) in
  let v380 = id (float_of_int n +. 380.5) in
  let v381 = id (float_of_int n +. 381.5) in
  let v382 = id (float_of_int n +. 382.5) in
  let v383 = id (float_of_int n +. 383.5) in
  let v384 = id (float_of_int n +. 384.5) in
  let v385 = id (float_of_int n +. 385.5) in
  let v386 = id (float_of_int n +. 386.5) in
  let v387 = id (float_of_int n +. 387.5) in
  let v388 = id (float_of_int n +. 388.5) in
  let v389 = id (float_of_int n +. 389.5) in
  let v390 = id (float_of_int n +. 390.5) in
  let v391 = id (float_of_int n +. 391.5) in
  let v392 = id (float_of_int n +. 392.5) in
  let v393 = id (float_of_int n +. 393.5) in
  let v394 = id (float_of_int n +. 394.5) in
  let v395 = id (float_of_int n +. 395.5) in
  let v396 = id (float_of_int n +. 396.5) in
  let v397 = id (float_of_int n +. 397.5) in
  let v398 = id (float_of_int n +. 398.5) in
  let v399 = id (float_of_int n +. 399.5) in
  let v400 = id (float_of_int n +. 400.5) in
  let v401 = id (float_of_int n +. 401.5) in
  let v402 = id (float_of_int n +. 402.5) in
  let v403 = id (float_of_int n +. 403.5) in
  let v404 = id (float_of_int n +. 404.5) in
  let v405 = id (float_of_int n +. 405.5) in
  let v406 = id (float_of_int n +. 406.5) in
  let v407 = id (float_of_int n +. 407.5) in
  let v408 = id (float_of_int n +. 408.5) in
  let v409 = id (float_of_int n +. 409.5) in
  let v410 = id (float_of_int n +. 410.5) in
  let v411 = id (float_of_int n +. 411.5) in
  let v412 = id (float_of_int n +. 412.5) in
  let v413 = id (float_of_int n +. 413.5) in
  let v414 = id (float_of_int n +. 414.5) in
  let v415 = id (float_of_int n +. 415.5) in
  let v416 = id (float_of_int n +. 416.5) in
  let v417 = id (float_of_int n +. 417.5) in
  let v418 = id (float_of_int n +. 418.5) in
  let v419 = id (float_of_int n +. 419.5) in
  let v420 = id (float_of_int n +. 420.5) in
  let v421 = id (float_of_int n +. 421.5) in
  let v422 = id (float_of_int n +. 422.5) in
  let v423 = id (float_of_int n +. 423.5) in
  let v424 = id (float_of_int n +. 424.5) in
  let v425 = id (float_of_int n +. 425.5) in
  let v426 = id (float_of_int n +. 426.5) in
  let v427 = id (float_of_int n +. 427.5) in
  let v428 = id (float_of_int n +. 428.5) in
  let v429 = id (float_of_int n +. 429.5) in
  let v430 = id (float_of_int n +. 430.5) in
  let v431 = id (float_of_int n +. 431.5) in
  let v432 = id (float_of_int n +. 432.5) in
  let v433 = id (float_of_int n +. 433.5) in
  let v434 = id (float_of_int n +. 434.5) in
  let v435 = id (float_of_int n +. 435.5) in
  let v436 = id (float_of_int n +. 436.5) in
  let v437 = id (float_of_int n +. 437.5) in
  let v438 = id (float_of_int n +. 438.5) in
  let v439 = id (float_of_int n +. 439.5) in
  let v440 = id (float_of_int n +. 440.5) in
  let v441 = id (float_of_int n +. 441.5) in
  let v442 = id (float_of_int n +. 442.5) in
  let v443 = id (float_of_int n +. 443.5) in
  let v444 = id (float_of_int n +. 444.5) in
  let v445 = id (float_of_int n +. 445.5) in
  let v446 = id (float_of_int n +. 446.5) in
  let v447 = id (float_of_int n +. 447.5) in
  let v448 = id (float_of_int n +. 448.5) in
  let v449 = id (float_of_int n +. 449.5) in
  let v450 = id (float_of_int n +. 450.5) in
  let v451 = id (float_of_int n +. 451.5) in
  let v452 = id (float_of_int n +. 452.5) in
  let v453 = id (float_of_int n +. 453.5) in
  let v454 = id (float_of_int n +. 454.5) in
  let v455 = id (float_of_int n +. 455.5) in
  let v456 = id (float_of_int n +. 456.5) in
  let v457 = id (float_of_int n +. 457.5) in
  let v458 = id (float_of_int n +. 458.5) in
  let v459 = id (float_of_int n +. 459.5) in
  let v460 = id (float_of_int n +. 460.5) in
  let v461 = id (float_of_int n +. 461.5) in
  let v462 = id (float_of_int n +. 462.5) in
  let v463 = id (float_of_int n +. 463.5) in
  let v464 = id (float_of_int n +. 464.5) in
  let v465 = id (float_of_int n +. 465.5) in
  let v466 = id (float_of_int n +. 466.5) in
  let v467 = id (float_of_int n +. 467.5) in
  let v468 = id (float_of_int n +. 468.5) in
  let v469 = id (float_of_int n +. 469.5) in
  let v470 = id (float_of_int n +. 470.5) in
  let v471 = id (float_of_int n +. 471.5) in
  let v472 = id (float_of_int n +. 472.5) in
  let v473 = id (float_of_int n +. 473.5) in
  let v474 = id (float_of_int n +. 474.5) in
  let v475 = id (float_of_int n +. 475.5) in
  let v476 = id (float_of_int n +. 476.5) in
  let v477 = id (float_of_int n +. 477.5) in
  let v478 = id (float_of_int n +. 478.5) in
  let v479 = id (float_of_int n +. 479.5) in
  let v480 = id (float_of_int n +. 480.5) in
  let v481 = id (float_of_int n +. 481.5) in
  let v482 = id (float_of_int n +. 482.5) in
  let v483 = id (float_of_int n +. 483.5) in
  let v484 = id (float_of_int n +. 484.5) in
  let v485 = id (float_of_int n +. 485.5) in
  let v486 = id (float_of_int n +. 486.5) in
  let v487 = id (float_of_int n +. 487.5) in
  let v488 = id (float_of_int n +. 488.5) in
  let v489 = id (float_of_int n +. 489.5) in
  let v490 = id (float_of_int n +. 490.5) in
  let v491 = id (float_of_int n +. 491.5) in
  let v492 = id (float_of_int n +. 492.5) in
  let v493 = id (float_of_int n +. 493.5) in
  let v494 = id (float_of_int n +. 494.5) in
  let v495 = id (float_of_int n +. 495.5) in
  let v496 = id (float_of_int n +. 496.5) in
  let v497 = id (float_of_int n +. 497.5) in
  let v498 = id (float_of_int n +. 498.5) in
  let v499 = id (float_of_int n +. 499.5) in
  let v500 = id (float_of_int n +. 500.5) in
  let v501 = id (float_of_int n +. 501.5) in
  let v502 = id (float_of_int n +. 502.5) in
  let v503 = id (float_of_int n +. 503.5) in
  let v504 = id (float_of_int n +. 504.5) in
  let v505 = id (float_of_int n +. 505.5) in
  let v506 = id (float_of_int n +. 506.5) in
  let v507 = id (float_of_int n +. 507.5) in
  let v508 = id (float_of_int n +. 508.5) in
  let v509 = id (float_of_int n +. 509.5) in
  let v510 = id (float_of_int n +. 510.5) in
  let v511 = id (float_of_int n +. 511.5) in
  let v512 = id (float_of_int n +. 512.5) in
  let v513 = id (float_of_int n +. 513.5) in
  let v514 = id (float_of_int n +. 514.5) in
  let v515 = id (float_of_int n +. 515.5) in
  let v516 = id (float_of_int n +. 516.5) in
  let v517 = id (float_of_int n +. 517.5) in
  let v518 = id (float_of_int n +. 518.5) in
  let v519 = id (float_of_int n +. 519.5) in
  let v520 = id (float_of_int n +. 520.5) in
  let v521 = id (float_of_int n +. 521.5) in
  let v522 = id (float_of_int n +. 522.5) in
  let v523 = id (float_of_int n +. 523.5) in
  let v524 = id (float_of_int n +. 524.5) in
  let v525 = id (float_of_int n +. 525.5) in
  let v526 = id (float_of_int n +. 526.5) in
  let v527 = id (float_of_int n +. 527.5) in
  let v528 = id (float_of_int n +. 528.5) in
  let v529 = id (float_of_int n +. 529.5) in
  let v530 = id (float_of_int n +. 530.5) in
  let v531 = id (float_of_int n +. 531.5) in
  let v532 = id (float_of_int n +. 532.5) in
  let v533 = id (float_of_int n +. 533.5) in
  let v534 = id (float_of_int n +. 534.5) in
  let v535 = id (float_of_int n +. 535.5) in
  let v536 = id (float_of_int n +. 536.5) in
  let v537 = id (float_of_int n +. 537.5) in
  let v538 = id (float_of_int n +. 538.5) in
  let v539 = id (float_of_int n +. 539.5) in
  let v540 = id (float_of_int n +. 540.5) in
  let v541 = id (float_of_int n +. 541.5) in
  let v542 = id (float_of_int n +. 542.5) in
  let v543 = id (float_of_int n +. 543.5) in
  let v544 = id (float_of_int n +. 544.5) in
  let v545 = id (float_of_int n +. 545.5) in
  let v546 = id (float_of_int n +. 546.5) in
  let v547 = id (float_of_int n +. 547.5) in
  let v548 = id (float_of_int n +. 548.5) in
  let v549 = id (float_of_int n +. 549.5) in
  let v550 = id (float_of_int n +. 550.5) in
  let v551 = id (float_of_int n +. 551.5) in
  let v552 = id (float_of_int n +. 552.5) in
  let v553 = id (float_of_int n +. 553.5) in
  let v554 = id (float_of_int n +. 554.5) in
  let v555 = id (float_of_int n +. 555.5) in
  let v556 = id (float_of_int n +. 556.5) in
  let v557 = id (float_of_int n +. 557.5) in
  let v558 = id (float_of_int n +. 558.5) in
  let v559 = id (float_of_int n +. 559.5) in
  let v560 = id (float_of_int n +. 560.5) in
  let v561 = id (float_of_int n +. 561.5) in
  let v562 = id (float_of_int n +. 562.5) in
  let v563 = id (float_of_int n +. 563.5) in
  let v564 = id (float_of_int n +. 564.5) in
  let v565 = id (float_of_int n +. 565.5) in
  let v566 = id (float_of_int n +. 566.5) in
  let v567 = id (float_of_int n +. 567.5) in
  let v568 = id (float_of_int n +. 568.5) in
  let v569 = id (float_of_int n +. 569.5) in
  let v570 = id (float_of_int n +. 570.5) in
  let v571 = id (float_of_int n +. 571.5) in
  let v572 = id (float_of_int n +. 572.5) in
  let v573 = id (float_of_int n +. 573.5) in
  let v574 = id (float_of_int n +. 574.5) in
  let v575 = id (float_of_int n +. 575.5) in
  let v576 = id (float_of_int n +. 576.5) in
  let v577 = id (float_of_int n +. 577.5) in
  let v578 = id (float_of_int n +. 578.5) in
  let v579 = id (float_of_int n +. 579.5) in
  let v580 = id (float_of_int n +. 580.5) in
  let v581 = id (float_of_int n +. 581.5) in
  let v582 = id (float_of_int n +. 582.5) in
  let v583 = id (float_of_int n +. 583.5) in
  let v584 = id (float_of_int n +. 584.5) in
  let v585 = id (float_of_int n +. 585.5) in
  let v586 = id (float_of_int n +. 586.5) in
  let v587 = id (float_of_int n +. 587.5) in
  let v588 = id (float_of_int n +. 588.5) in
  let v589 = id (float_of_int n +. 589.5) in
  let v590 = id (float_of_int n +. 590.5) in
  let v591 = id (float_of_int n +. 591.5) in
  let v592 = id (float_of_int n +. 592.5) in
  let v593 = id (float_of_int n +. 593.5) in
  let v594 = id (float_of_int n +. 594.5) in
  let v595 = id (float_of_int n +. 595.5) in
  let v596 = id (float_of_int n +. 596.5) in
  let v597 = id (float_of_int n +. 597.5) in
  let v598 = id (float_of_int n +. 598.5) in
  let v599 = id (float_of_int n +. 599.5) in
  let v600 = id (float_of_int n +. 600.5) in
  let v601 = id (float_of_int n +. 601.5) in
  let v602 = id (float_of_int n +. 602.5) in
  let v603 = id (float_of_int n +. 603.5) in
  let v604 = id (float_of_int n +. 604.5) in
  let v605 = id (float_of_int n +. 605.5) in
  let v606 = id (float_of_int n +. 606.5) in
  let v607 = id (float_of_int n +. 607.5) in
  let v608 = id (float_of_int n +. 608.5) in
  let v609 = id (float_of_int n +. 609.5) in
  let v610 = id (float_of_int n +. 610.5) in
  let v611 = id (float_of_int n +. 611.5) in
  let v612 = id (float_of_int n +. 612.5) in
  let v613 = id (float_of_int n +. 613.5) in
  let v614 = id (float_of_int n +. 614.5) in
  let v615 = id (float_of_int n +. 615.5) in
  let v616 = id (float_of_int n +. 616.5) in
  let v617 = id (float_of_int n +. 617.5) in
  let v618 = id (float_of_int n +. 618.5) in
  let v619 = id (float_of_int n +. 619.5) in
  let v620 = id (float_of_int n +. 620.5) in
  let v621 = id (float_of_int n +. 621.5) in
  let v622 = id (float_of_int n +. 622.5) in
  let v623 = id (float_of_int n +. 623.5) in
  let v624 = id (float_of_int n +. 624.5) in
  let v625 = id (float_of_int n +. 625.5) in
  let v626 = id (float_of_int n +. 626.5) in
  let v627 = id (float_of_int n +. 627.5) in
  let v628 = id (float_of_int n +. 628.5) in
  let v629 = id (float_of_int n +. 629.5) in
  let v630 = id (float_of_int n +. 630.5) in
  let v631 = id (float_of_int n +. 631.5) in
  let v632 = id (float_of_int n +. 632.5) in
  let v633 = id (float_of_int n +. 633.5) in
  let v634 = id (float_of_int n +. 634.5) in
  let v635 = id (float_of_int n +. 635.5) in
  let v636 = id (float_of_int n +. 636.5) in
  let v637 = id (float_of_int n +. 637.5) in
  let v638 = id (float_of_int n +. 638.5) in
  let v639 = id (float_of_int n +. 639.5) in
  let v640 = id (float_of_int n +. 640.5) in
  let v641 = id (float_of_int n +. 641.5) in
  let v642 = id (float_of_int n +. 642.5) in
  let v643 = id (float_of_int n +. 643.5) in
  let v644 = id (float_of_int n +. 644.5) in
  let v645 = id (float_of_int n +. 645.5) in
  let v646 = id (float_of_int n +. 646.5) in
  let v647 = id (float_of_int n +. 647.5) in
  let v648 = id (float_of_int n +. 648.5) in
  let v649 = id (float_of_int n +. 649.5) in
  let v650 = id (float_of_int n +. 650.5) in
  let v651 = id (float_of_int n +. 651.5) in
  let v652 = id (float_of_int n +. 652.5) in
  let v653 = id (float_of_int n +. 653.5) in
  let v654 = id (float_of_int n +. 654.5) in
  let v655 = id (float_of_int n +. 655.5) in
  let v656 = id (float_of_int n +. 656.5) in
  let v657 = id (float_of_int n +. 657.5) in
  let v658 = id (float_of_int n +. 658.5) in
  let v659 = id (float_of_int n +. 659.5) in
  let v660 = id (float_of_int n +. 660.5) in
  let v661 = id (float_of_int n +. 661.5) in
  let v662 = id (float_of_int n +. 662.5) in
  let v663 = id (float_of_int n +. 663.5) in
  let v664 = id (float_of_int n +. 664.5) in
  let v665 = id (float_of_int n +. 665.5) in
  let v666 = id (float_of_int n +. 666.5) in
  let v667 = id (float_of_int n +. 667.5) in
  let v668 = id (float_of_int n +. 668.5) in
  let v669 = id (float_of_int n +. 669.5) in
  let v670 = id (float_of_int n +. 670.5) in
  let v671 = id (float_of_int n +. 671.5) in
  let v672 = id (float_of_int n +. 672.5) in
  let v673 = id (float_of_int n +. 673.5) in
  let v674 = id (float_of_int n +. 674.5) in
  let v675 = id (float_of_int n +. 675.5) in
  let v676 = id (float_of_int n +. 676.5) in
  let v677 = id (float_of_int n +. 677.5) in
  let v678 = id (float_of_int n +. 678.5) in
  let v679 = id (float_of_int n +. 679.5) in
  let v680 = id (float_of_int n +. 680.5) in
  let v681 = id (float_of_int n +. 681.5) in
  let v682 = id (float_of_int n +. 682.5) in
  let v683 = id (float_of_int n +. 683.5) in
  let v684 = id (float_of_int n +. 684.5) in
  let v685 = id (float_of_int n +. 685.5) in
  let v686 = id (float_of_int n +. 686.5) in
  let v687 = id (float_of_int n +. 687.5) in
  let v688 = id (float_of_int n +. 688.5) in
  let v689 = id (float_of_int n +. 689.5) in
  let v690 = id (float_of_int n +. 690.5) in
  let v691 = id (float_of_int n +. 691.5) in
  let v692 = id (float_of_int n +. 692.5) in
  let v693 = id (float_of_int n +. 693.5) in
  let v694 = id (float_of_int n +. 694.5) in
  let v695 = id (float_of_int n +. 695.5) in
  let v696 = id (float_of_int n +. 696.5) in
  let v697 = id (float_of_int n +. 697.5) in
  let v698 = id (float_of_int n +. 698.5) in
  let v699 = id (float_of_int n +. 699.5) in
  let r = f (n - 1) in
  r *. v0 *. 1e-5
  +. v1
  +. v2
  +. r *. v3 *. 1e-5
  +. v4
  +. v5
  +. r *. v6 *. 1e-5
  +. v7
  +. v8
  +. r *. v9 *. 1e-5
  +. v10
  +. v11
  +. r *. v12 *. 1e-5
  +. v13
  +. v14
  +. r *. v15 *. 1e-5
  +. v16
  +. v17
  +. r *. v18 *. 1e-5
  +. v19
  +. v20
  +. r *. v21 *. 1e-5
  +. v22
  +. v23
  +. r *. v24 *. 1e-5
  +. v25
  +. v26
  +. r *. v27 *. 1e-5
  +. v28
  +. v29
  +. r *. v30 *. 1e-5
  +. v31
  +. v32
  +. r *. v33 *. 1e-5
  +. v34
  +. v35
  +. r *. v36 *. 1e-5
  +. v37
  +. v38
  +. r *. v39 *. 1e-5
  +. v40
  +. v41
  +. r *. v42 *. 1e-5
  +. v43
  +. v44
  +. r *. v45 *. 1e-5
  +. v46
  +. v47
  +. r *. v48 *. 1e-5
  +. v49
  +. v50
  +. r *. v51 *. 1e-5
  +. v52
  +. v53
  +. r *. v54 *. 1e-5
  +. v55
  +. v56
  +. r *. v57 *. 1e-5
  +. v58
  +. v59
  +. r *. v60 *. 1e-5
  +. v61
  +. v62
  +. r *. v63 *. 1e-5
  +. v64
  +. v65
  +. r *. v66 *. 1e-5
  +. v67
  +. v68
  +. r *. v69 *. 1e-5
  +. v70
  +. v71
  +. r *. v72 *. 1e-5
  +. v73
  +. v74
  +. r *. v75 *. 1e-5
  +. v76
  +. v77
  +. r *. v78 *. 1e-5
  +. v79
  +. v80
  +. r *. v81 *. 1e-5
  +. v82
  +. v83
  +. r *. v84 *. 1e-5
  +. v85
  +. v86
  +. r *. v87 *. 1e-5
  +. v88
  +. v89
  +. r *. v90 *. 1e-5
  +. v91
  +. v92
  +. r *. v93 *. 1e-5
  +. v94
  +. v95
  +. r *. v96 *. 1e-5
  +. v97
  +. v98
  +. r *. v99 *. 1e-5
  +. v100
  +. v101
  +. r *. v102 *. 1e-5
  +. v103
  +. v104
  +. r *. v105 *. 1e-5
  +. v106
  +. v107
  +. r *. v108 *. 1e-5
  +. v109
  +. v110
  +. r *. v111 *. 1e-5
  +. v112
  +. v113
  +. r *. v114 *. 1e-5
  +. v115
  +. v116
  +. r *. v117 *. 1e-5
  +. v118
  +. v119
  +. r *. v120 *. 1e-5
  +. v121
  +. v122
  +. r *. v123 *. 1e-5
  +. v124
  +. v125
  +. r *. v126 *. 1e-5
  +. v127
  +. v128
  +. r *. v129 *. 1e-5
  +. v130
  +. v131
  +. r *. v132 *. 1e-5
  +. v133
  +. v134
  +. r *. v135 *. 1e-5
  +. v136
  +. v137
  +. r *. v138 *. 1e-5
  +. v139
  +. v140
  +. r *. v141 *. 1e-5
  +. v142
  +. v143
  +. r *. v144 *. 1e-5
  +. v145
  +. v146
  +. r *. v147 *. 1e-5
  +. v148
  +. v149
  +. r *. v150 *. 1e-5
  +. v151
  +. v152
  +. r *. v153 *. 1e-5
  +. v154
  +. v155
  +. r *. v156 *. 1e-5
  +. v157
  +. v158
  +. r *. v159 *. 1e-5
  +. v160
  +. v161
  +. r *. v162 *. 1e-5
  +. v163
  +. v164
  +. r *. v165 *. 1e-5
  +. v166
  +. v167
  +. r *. v168 *. 1e-5
  +. v169
  +. v170
  +. r *. v171 *. 1e-5
  +. v172
  +. v173
  +. r *. v174 *. 1e-5
  +. v175
  +. v176
  +. r *. v177 *. 1e-5
  +. v178
  +. v179
  +. r *. v180 *. 1e-5
  +. v181
  +. v182
  +. r *. v183 *. 1e-5
  +. v184
  +. v185
  +. r *. v186 *. 1e-5
  +. v187
  +. v188
  +. r *. v189 *. 1e-5
  +. v190
  +. v191
  +. r *. v192 *. 1e-5
  +. v193
  +. v194
  +. r *. v195 *. 1e-5
  +. v196
  +. v197
  +. r *. v198 *. 1e-5
  +. v199
  +. v200
  +. r *. v201 *. 1e-5
  +. v202
  +. v203
  +. r *. v204 *. 1e-5
  +. v205
  +. v206
  +. r *. v207 *. 1e-5
  +. v208
  +. v209
  +. r *. v210 *. 1e-5
  +. v211
  +. v212
  +. r *. v213 *. 1e-5
  +. v214
  +. v215
  +. r *. v216 *. 1e-5
  +. v217
  +. v218
  +. r *. v219 *. 1e-5
  +. v220
  +. v221
  +. r *. v222 *. 1e-5
  +. v223
  +. v224
  +. r *. v225 *. 1e-5
  +. v226
  +. v227
  +. r *. v228 *. 1e-5
  +. v229
  +. v230
  +. r *. v231 *. 1e-5
  +. v232
  +. v233
  +. r *. v234 *. 1e-5
  +. v235
  +. v236
  +. r *. v237 *. 1e-5
  +. v238
  +. v239
  +. r *. v240 *. 1e-5
  +. v241
  +. v242
  +. r *. v243 *. 1e-5
  +. v244
  +. v245
  +. r *. v246 *. 1e-5
  +. v247
  +. v248
  +. r *. v249 *. 1e-5
  +. v250
  +. v251
  +. r *. v252 *. 1e-5
  +. v253
  +. v254
  +. r *. v255 *. 1e-5
  +. v256
  +. v257
  +. r *. v258 *. 1e-5
  +. v259
  +. v260
  +. r *. v261 *. 1e-5
  +. v262
  +. v263
  +. r *. v264 *. 1e-5
  +. v265
  +. v266
  +. r *. v267 *. 1e-5
  +. v268
  +. v269
  +. r *. v270 *. 1e-5
  +. v271
  +. v272
  +. r *. v273 *. 1e-5
  +. v274
  +. v275
  +. r *. v276 *. 1e-5
  +. v277
  +. v278
  +. r *. v279 *. 1e-5
  +. v280
  +. v281
  +. r *. v282 *. 1e-5
  +. v283
  +. v284
  +. r *. v285 *. 1e-5
  +. v286
  +. v287
  +. r *. v288 *. 1e-5
  +. v289
  +. v290
  +. r *. v291 *. 1e-5
  +. v292
  +. v293
  +. r *. v294 *. 1e-5
  +. v295
  +. v296
  +. r *. v297 *. 1e-5
  +. v298
  +. v299
  +. r *. v300 *. 1e-5
  +. v301
  +. v302
  +. r *. v303 *. 1e-5
  +. v304
  +. v305
  +. r *. v306 *. 1e-5
  +. v307
  +. v308
  +. r *. v309 *. 1e-5
  +. v310
  +. v311
  +. r *. v312 *. 1e-5
  +. v313
  +. v314
  +. r *. v315 *. 1e-5
  +. v316
  +. v317
  +. r *. v318 *. 1e-5
  +. v319
  +. v320
  +. r *. v321 *. 1e-5
  +. v322
  +. v323
  +. r *. v324 *. 1e-5
  +. v325
  +. v326
  +. r *. v327 *. 1e-5
  +. v328
  +. v329
  +. r *. v330 *. 1e-5
  +. v331
  +. v332
  +. r *. v333 *. 1e-5
  +. v334
  +. v335
  +. r *. v336 *. 1e-5
  +. v337
  +. v338
  +. r *. v339 *. 1e-5
  +. v340
  +. v341
  +. r *. v342 *. 1e-5
  +. v343
  +. v344
  +. r *. v345 *. 1e-5
  +. v346
  +. v347
  +. r *. v348 *. 1e-5
  +. v349
  +. v350
  +. r *. v351 *. 1e-5
  +. v352
  +. v353
  +. r *. v354 *. 1e-5
  +. v355
  +. v356
  +. r *. v357 *. 1e-5
  +. v358
  +. v359
  +. r *. v360 *. 1e-5
  +. v361
  +. v362
  +. r *. v363 *. 1e-5
  +. v364
  +. v365
  +. r *. v366 *. 1e-5
  +. v367
  +. v368
  +. r *. v369 *. 1e-5
  +. v370
  +. v371
  +. r *. v372 *. 1e-5
  +. v373
  +. v374
  +. r *. v375 *. 1e-5
  +. v376
  +. v377
  +. r *. v378 *. 1e-5
  +. v379
  +. v380
  +. r *. v381 *. 1e-5
  +. v382
  +. v383
  +. r *. v384 *. 1e-5
  +. v385
  +. v386
  +. r *. v387 *. 1e-5
  +. v388
  +. v389
  +. r *. v390 *. 1e-5
  +. v391
  +. v392
  +. r *. v393 *. 1e-5
  +. v394
  +. v395
  +. r *. v396 *. 1e-5
  +. v397
  +. v398
  +. r *. v399 *. 1e-5
  +. v400
  +. v401
  +. r *. v402 *. 1e-5
  +. v403
  +. v404
  +. r *. v405 *. 1e-5
  +. v406
  +. v407
  +. r *. v408 *. 1e-5
  +. v409
  +. v410
  +. r *. v411 *. 1e-5
  +. v412
  +. v413
  +. r *. v414 *. 1e-5
  +. v415
  +. v416
  +. r *. v417 *. 1e-5
  +. v418
  +. v419
  +. r *. v420 *. 1e-5
  +. v421
  +. v422
  +. r *. v423 *. 1e-5
  +. v424
  +. v425
  +. r *. v426 *. 1e-5
  +. v427
  +. v428
  +. r *. v429 *. 1e-5
  +. v430
  +. v431
  +. r *. v432 *. 1e-5
  +. v433
  +. v434
  +. r *. v435 *. 1e-5
  +. v436
  +. v437
  +. r *. v438 *. 1e-5
  +. v439
  +. v440
  +. r *. v441 *. 1e-5
  +. v442
  +. v443
  +. r *. v444 *. 1e-5
  +. v445
  +. v446
  +. r *. v447 *. 1e-5
  +. v448
  +. v449
  +. r *. v450 *. 1e-5
  +. v451
  +. v452
  +. r *. v453 *. 1e-5
  +. v454
  +. v455
  +. r *. v456 *. 1e-5
  +. v457
  +. v458
  +. r *. v459 *. 1e-5
  +. v460
  +. v461
  +. r *. v462 *. 1e-5
  +. v463
  +. v464
  +. r *. v465 *. 1e-5
  +. v466
  +. v467
  +. r *. v468 *. 1e-5
  +. v469
  +. v470
  +. r *. v471 *. 1e-5
  +. v472
  +. v473
  +. r *. v474 *. 1e-5
  +. v475
  +. v476
  +. r *. v477 *. 1e-5
  +. v478
  +. v479
  +. r *. v480 *. 1e-5
  +. v481
  +. v482
  +. r *. v483 *. 1e-5
  +. v484
  +. v485
  +. r *. v486 *. 1e-5
  +. v487
  +. v488
  +. r *. v489 *. 1e-5
  +. v490
  +. v491
  +. r *. v492 *. 1e-5
  +. v493
  +. v494
  +. r *. v495 *. 1e-5
  +. v496
  +. v497
  +. r *. v498 *. 1e-5
  +. v499
  +. v500
  +. r *. v501 *. 1e-5
  +. v502
  +. v503
  +. r *. v504 *. 1e-5
  +. v505
  +. v506
  +. r *. v507 *. 1e-5
  +. v508
  +. v509
  +. r *. v510 *. 1e-5
  +. v511
  +. v512
  +. r *. v513 *. 1e-5
  +. v514
  +. v515
  +. r *. v516 *. 1e-5
  +. v517
  +. v518
  +. r *. v519 *. 1e-5
  +. v520
  +. v521
  +. r *. v522 *. 1e-5
  +. v523
  +. v524
  +. r *. v525 *. 1e-5
  +. v526
  +. v527
  +. r *. v528 *. 1e-5
  +. v529
  +. v530
  +. r *. v531 *. 1e-5
  +. v532
  +. v533
  +. r *. v534 *. 1e-5
  +. v535
  +. v536
  +. r *. v537 *. 1e-5
  +. v538
  +. v539
  +. r *. v540 *. 1e-5
  +. v541
  +. v542
  +. r *. v543 *. 1e-5
  +. v544
  +. v545
  +. r *. v546 *. 1e-5
  +. v547
  +. v548
  +. r *. v549 *. 1e-5
  +. v550
  +. v551
  +. r *. v552 *. 1e-5
  +. v553
  +. v554
  +. r *. v555 *. 1e-5
  +. v556
  +. v557
  +. r *. v558 *. 1e-5
  +. v559
  +. v560
  +. r *. v561 *. 1e-5
  +. v562
  +. v563
  +. r *. v564 *. 1e-5
  +. v565
  +. v566
  +. r *. v567 *. 1e-5
  +. v568
  +. v569
  +. r *. v570 *. 1e-5
  +. v571
  +. v572
  +. r *. v573 *. 1e-5
  +. v574
  +. v575
  +. r *. v576 *. 1e-5
  +. v577
  +. v578
  +. r *. v579 *. 1e-5
  +. v580
  +. v581
  +. r *. v582 *. 1e-5
  +. v583
  +. v584
  +. r *. v585 *. 1e-5
  +. v586
  +. v587
  +. r *. v588 *. 1e-5
  +. v589
  +. v590
  +. r *. v591 *. 1e-5
  +. v592
  +. v593
  +. r *. v594 *. 1e-5
  +. v595
  +. v596
  +. r *. v597 *. 1e-5
  +. v598
  +. v599
  +. r *. v600 *. 1e-5
  +. v601
  +. v602
  +. r *. v603 *. 1e-5
  +. v604
  +. v605
  +. r *. v606 *. 1e-5
  +. v607
  +. v608
  +. r *. v609 *. 1e-5
  +. v610
  +. v611
  +. r *. v612 *. 1e-5
  +. v613
  +. v614
  +. r *. v615 *. 1e-5
  +. v616
  +. v617
  +. r *. v618 *. 1e-5
  +. v619
  +. v620
  +. r *. v621 *. 1e-5
  +. v622
  +. v623
  +. r *. v624 *. 1e-5
  +. v625
  +. v626
  +. r *. v627 *. 1e-5
  +. v628
  +. v629
  +. r *. v630 *. 1e-5
  +. v631
  +. v632
  +. r *. v633 *. 1e-5
  +. v634
  +. v635
  +. r *. v636 *. 1e-5
  +. v637
  +. v638
  +. r *. v639 *. 1e-5
  +. v640
  +. v641
  +. r *. v642 *. 1e-5
  +. v643
  +. v644
  +. r *. v645 *. 1e-5
  +. v646
  +. v647
  +. r *. v648 *. 1e-5
  +. v649
  +. v650
  +. r *. v651 *. 1e-5
  +. v652
  +. v653
  +. r *. v654 *. 1e-5
  +. v655
  +. v656
  +. r *. v657 *. 1e-5
  +. v658
  +. v659
  +. r *. v660 *. 1e-5
  +. v661
  +. v662
  +. r *. v663 *. 1e-5
  +. v664
  +. v665
  +. r *. v666 *. 1e-5
  +. v667
  +. v668
  +. r *. v669 *. 1e-5
  +. v670
  +. v671
  +. r *. v672 *. 1e-5
  +. v673
  +. v674
  +. r *. v675 *. 1e-5
  +. v676
  +. v677
  +. r *. v678 *. 1e-5
  +. v679
  +. v680
  +. r *. v681 *. 1e-5
  +. v682
  +. v683
  +. r *. v684 *. 1e-5
  +. v685
  +. v686
  +. r *. v687 *. 1e-5
  +. v688
  +. v689
  +. r *. v690 *. 1e-5
  +. v691
  +. v692
  +. r *. v693 *. 1e-5
  +. v694
  +. v695
  +. r *. v696 *. 1e-5
  +. v697
  +. v698
  +. r *. v699 *. 1e-5 in
pf (f 0); pf (f 1); pf (f 5)

(* >>> output
1.
163566.82134
585474.123889
<<< *)
