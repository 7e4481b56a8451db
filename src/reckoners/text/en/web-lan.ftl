# Friends on the same network.

web-lan = Friends on the same network
web-lan-invite = Invite friends
web-lan-text = Point a phone at this picture, or open the link on another device in the same network.
web-lan-qr = QR code of the link
web-lan-link = Link for friends
web-lan-copy = Copy the link
web-lan-copied = Copied
web-lan-off = This game is open on this machine only. To let friends on the same network join, start it with { $command }.
