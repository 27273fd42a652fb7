//===- CharacterClass.h - Character classes ---------------------*- C++ -*-===//
//
// The classes contain ASCII characters only and do not depend on the locale:
// language.md, section 1.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_FRONTEND_CHARACTERCLASS_H
#define MINCAML_LIB_FRONTEND_CHARACTERCLASS_H

namespace mincaml {

inline bool isDigit(char C) { return C >= '0' && C <= '9'; }
inline bool isLower(char C) { return C >= 'a' && C <= 'z'; }
inline bool isUpper(char C) { return C >= 'A' && C <= 'Z'; }
inline bool isWordCharacter(char C) {
  return isDigit(C) || isLower(C) || isUpper(C) || C == '_' || C == '\'';
}
inline bool isASCII(char C) { return !(C & 0x80); }

inline const char *skipWord(const char *P, const char *End) {
  while (P != End && isWordCharacter(*P))
    ++P;
  return P;
}

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_CHARACTERCLASS_H
