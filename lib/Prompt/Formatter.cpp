//===- Formatter.cpp - Line breaks as OCaml's Format makes them -----------===//

#include "Formatter.h"
#include <algorithm>

using namespace mincaml::prompt;

/// The margin and the largest indentation of OCaml's formatters. A line has fewer
/// characters than the margin.
static constexpr int Margin = 78;
static constexpr int MaximumIndentation = 68;

/// Returns the size of each token: of a box, all that it contains; of a hint,
/// all up to the next hint of its box or the end of the box.
std::vector<int> Formatter::sizes() const {
  std::vector<int> Sizes(Tokens.size());
  int Total = 0;
  // The boxes that are open, and the last hint of each, outermost first.
  std::vector<size_t> Pending;
  auto End = [&](size_t I) { Sizes[I] = Total - Sizes[I]; };
  auto EndHint = [&] {
    if (!Pending.empty() && Tokens[Pending.back()].Kind == Token::Hint) {
      End(Pending.back());
      Pending.pop_back();
    }
  };
  for (size_t I = 0; I != Tokens.size(); ++I) {
    const Token &T = Tokens[I];
    switch (T.Kind) {
    case Token::Open:
      Sizes[I] = Total;
      Pending.push_back(I);
      break;
    case Token::Close:
      EndHint();
      End(Pending.back());
      Pending.pop_back();
      break;
    case Token::Text:
      Sizes[I] = T.Contents.size();
      Total += Sizes[I];
      break;
    case Token::Hint:
      EndHint();
      Sizes[I] = Total;
      Total += T.Blanks;
      Pending.push_back(I);
      break;
    }
  }
  EndHint();
  return Sizes;
}

std::string Formatter::layout() const {
  struct OpenBox {
    Box Kind;
    bool Fits;
    /// The space from the indentation of the box to the margin.
    int Width;
  };
  std::vector<OpenBox> Boxes;
  std::string Result;
  int Left = Margin;
  int Indentation = 0;
  bool IsNewLine = true;
  auto NewLine = [&](int Offset, int Width) {
    Indentation = std::min(MaximumIndentation, Margin - Width + Offset);
    Left = Margin - Indentation;
    IsNewLine = true;
    Result += '\n';
    Result.append(std::max(Indentation, 0), ' ');
  };
  const std::vector<int> Sizes = sizes();
  for (size_t I = 0; I != Tokens.size(); ++I) {
    const Token &T = Tokens[I];
    switch (T.Kind) {
    case Token::Text:
      Result += T.Contents;
      Left -= Sizes[I];
      IsNewLine = false;
      break;
    case Token::Open:
      // A box cannot start far to the right.
      if (Margin - Left > MaximumIndentation && !Boxes.empty() &&
          !Boxes.back().Fits && Boxes.back().Width > Left)
        NewLine(0, Boxes.back().Width);
      Boxes.push_back({T.TheBox, T.TheBox != Box::Vertical && Sizes[I] < Left,
                       Left - T.Offset});
      break;
    case Token::Close:
      Boxes.pop_back();
      break;
    case Token::Hint: {
      const OpenBox &B = Boxes.back();
      bool Breaks = !B.Fits;
      if (Breaks && B.Kind == Box::Packed)
        Breaks = !IsNewLine && (Sizes[I] >= Left ||
                                Indentation > Margin - B.Width + T.Offset);
      if (Breaks) {
        NewLine(T.Offset, B.Width);
      } else {
        Result.append(T.Blanks, ' ');
        Left -= T.Blanks;
      }
      break;
    }
    }
  }
  return Result;
}
