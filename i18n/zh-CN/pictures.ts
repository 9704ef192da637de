/** What is seen on the pictures of the product: for those who do not see them, and below them for all. */
export const pictures = {
  shops: {
    alt: '店铺列表：一间店一行，有固定 IP 和状态；两间已打开，两间有风险提醒。',
    caption: '工作台：一间店一行，固定 IP、状态和提醒都在上面。',
  },
  shop: {
    alt: '店铺列表旁打开了一间店的面板：网址与标签页、本机 IP、白名单和修复。',
    caption: '点店名，旁边就是这间店的标签页、本机 IP、白名单和修复。',
  },
  profiles: {
    alt: '一张表，两列是两间店：网站在各自环境里读到的 IP、时区、语言、系统、屏幕、显卡、Canvas 指纹、字体数和 Cookie，九项都不同。',
    caption: '同一台电脑上的两间店：网站在两个环境里读到的值各不相同。截自在线试用。',
  },
  access: {
    alt: '授权表：一行一间店，两列是经理和员工，打勾的可以用；最后一行是各人的新笔记本。',
    caption: '谁能用哪间店、哪台新设备，老板在一张表里勾选。截自在线试用。',
  },
  warning: {
    alt: '设备提醒：员工在一台新笔记本上打开店铺，店铺没有打开，下面是“允许”和“拒绝”两个按钮。',
    caption: '员工在新电脑上打开店铺时先被拦下，由您决定允许还是拒绝。截自在线试用。',
  },
  log: {
    alt: '操作日志：每行写着时间、做了什么、是谁、在哪台设备上。',
    caption: '谁什么时候、用哪台设备进过哪间店，日志里都有。截自在线试用。',
  },
} as const;
