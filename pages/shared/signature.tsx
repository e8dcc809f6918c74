/** How a keyword is printed, which may break behind a slash: `[First/Second/Third... effect]`. */
export function Signature({ text }: { readonly text: string }) {
  return (
    <>
      {text.split(/(?<=\/)/).map((part, index) => (
        <>
          {index > 0 && <wbr />}
          {part}
        </>
      ))}
    </>
  );
}
