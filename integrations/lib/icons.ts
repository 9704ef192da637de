/** Leaves out of inline icons what only a file of its own would need: its name space, and class names that no rule has. */
export const plainIcons = (html: string): string =>
  html.replace(/<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"([^>]*?) class="lucide [\w-]+"/g, '<svg$1');
