/**
 * The browsers in which the site looks and works as in the newest (`docs/browsers.md`), by the names of the build, which
 * takes the syntax of scripts and of style sheets from here. 109 is the last Chromium of Windows 7, 115 its last Firefox.
 * Edge, Opera, 360, QQ, Sogou and WeChat count as the Chromium inside them.
 */
export const buildTargets = ['chrome109', 'edge109', 'firefox115', 'safari16.4', 'ios16.4'];
