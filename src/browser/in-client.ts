/** Whether this page was opened by the desktop client, before anything that could talk to it is loaded. */
const MARKS = ['bid', 'pid', 'sid'];

export function isInClient(): boolean {
  const cookies = document.cookie.split('; ');
  return MARKS.every((name) =>
    cookies.some((cookie) => cookie.startsWith(`${name}=`) && cookie.length > name.length + 1),
  );
}
