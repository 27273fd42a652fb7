# cmake -DINPUT=file -DOUTPUT=file -P EmbedFile.cmake
#
# Writes the bytes of a file as elements of an array in C++.
file(READ ${INPUT} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
string(REGEX REPLACE "((0x..,){16})" "\\1\n" bytes "${bytes}")
file(WRITE ${OUTPUT} "${bytes}\n")
