/** Name of a file that says which build writes here: who does not find it looks at another folder of the same name. */
export const MARK = '/.building';
