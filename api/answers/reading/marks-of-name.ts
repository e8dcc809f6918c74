/** Is a name printed with these marks, one behind the other? */
export function hasMarks(name: string, marks: string): boolean {
  return (name.match(/[,;:?!.]/g) ?? []).join('').includes(marks);
}
