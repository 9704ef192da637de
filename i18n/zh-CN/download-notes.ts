/** What the download page may have to add for one device, fetched by the script that looks at it. Keys are `NOTES` of src/domain/device/advise.ts. */
export const downloadNotes = {
  unknown: '没能认出这台设备的系统，请在上面选择。',
  harmony: '这台设备的鸿蒙系统不能运行安卓应用，暂时没有对应的版本。请把本页发到电脑上，在电脑上下载客户端。',
  'chat-app': '聊天应用里不能下载安装包：点右上角菜单，选“在浏览器打开”。',
  doubt:
    '浏览器自报的系统和其他迹象对不上，另一些迹象指向 {{system}}。如果您正在指纹环境里浏览，请按这台电脑的真实系统选。',
  old: '这台设备的系统低于 V6 的要求，可以用专业版，所以把专业版放在了前面。',
  'too-old': '这台设备的系统太旧，现有版本都装不上。可以先在线试用，升级系统后再来。',
  'windows-32': '这台电脑是 32 位 Windows，请下载专业版的 32 位安装包。',
  arm: '没有单独的 ARM 安装包。Windows 11 的 ARM 电脑可以运行 64 位安装包，其他 ARM 设备请先在线试用。',
  'mac-both':
    '浏览器不透露 Mac 的芯片。点屏幕左上角苹果菜单 →“关于本机”：写着 Apple M 的选前者，写着 Intel 的选后者。',
} as const;
