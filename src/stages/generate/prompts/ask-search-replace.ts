export const ASK_SEARCH_REPLACE = `
Answer with one or more edits in exactly this form, and nothing else:

{{path}}
<<<<<<< SEARCH
lines copied exactly from the file
=======
the lines to put in their place
>>>>>>> REPLACE

Each SEARCH must stand in its file exactly once: copy whole lines with their indentation, and as many as that takes. Edits may go to other files; name each file on the line before its edit. To make a new file, leave SEARCH empty. Change no tests.
`;
